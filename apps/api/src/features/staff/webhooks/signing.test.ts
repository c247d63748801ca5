import { expect, test } from 'vitest';
import { systemRandom } from '../../../platform/crypto/random.ts';
import { newWebhookSecret, signatureOf } from './signing.ts';

test('api/staff/webhooks-4: a message is signed as the example of Standard Webhooks', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signatureOf(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], message)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('api/staff/webhooks-4: a secret has 32 random bytes, and each is another one', () => {
  const [one, other] = [newWebhookSecret(systemRandom), newWebhookSecret(systemRandom)];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});

test('api/staff/webhooks-5: two secrets make two signatures', () => {
  const message = { id: 'msg_1', timestamp: 1, body: '{}' };
  const secrets = [newWebhookSecret(systemRandom), newWebhookSecret(systemRandom)];
  expect(signatureOf(secrets, message).split(' ')).toEqual(
    secrets.map((secret) => signatureOf([secret], message)),
  );
});
