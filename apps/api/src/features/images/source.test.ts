import { expect, test } from 'vitest';
import { PictureError } from '../../platform/images/pictureError.ts';
import { sourceOf } from './source.ts';

const rules = {
  allowedHosts: new Set(['pictures.example', 'ported.example:8443', 'xn--bcher-kva.example']),
  ownHosts: ['club.example', '127.0.0.1:3000'],
};

const describeSource = (url: string): string => {
  try {
    const source = sourceOf(url, rules);
    if (source.kind === 'upload') return `upload ${source.name.id} ${source.name.file}`;
    return source.kind === 'own' ? `own ${source.name}` : source.url.href;
  } catch (error) {
    if (error instanceof PictureError) return error.reason;
    throw error;
  }
};

for (const [source, name] of [
  ['/pictures/lisbon.webp', 'lisbon.webp'],
  ['/pictures/lisbon.webp?v=2', 'lisbon.webp'],
  ['/pictures/caf%C3%A9%20noir.jpg', 'café noir.jpg'],
  ['/pictures/./lisbon.webp', 'lisbon.webp'],
  ['https://club.example/pictures/lisbon.webp', 'lisbon.webp'],
  ['HTTPS://CLUB.example/pictures/lisbon.webp', 'lisbon.webp'],
  ['http://127.0.0.1:3000/pictures/lisbon.webp', 'lisbon.webp'],
] as const) {
  test(`api/images-1: ${source} is an own picture`, () =>
    expect(describeSource(source)).toBe(`own ${name}`));
}

for (const [source, url] of [
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['https://PICTURES.Example/a.jpg?key=1#part', 'https://pictures.example/a.jpg?key=1'],
  ['https://pictures.example:443/a.jpg', 'https://pictures.example/a.jpg'],
  ['https://ported.example:8443/', 'https://ported.example:8443/'],
  ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
] as const) {
  test(`api/images-1, api/images-3: ${source} is at a host that is allowed`, () =>
    expect(describeSource(source)).toBe(url));
}

for (const [attack, source, fault] of [
  ['a step up', '/pictures/../secret-key', 'invalidUrl'],
  ['an encoded step up', '/pictures/%2e%2e/secret-key', 'invalidUrl'],
  ['an encoded slash', '/pictures/..%2fsecret-key', 'invalidUrl'],
  ['an encoded backslash', '/pictures/..%5csecret-key', 'invalidUrl'],
  ['a twice encoded step up', '/pictures/%252e%252e%252fsecret-key/', 'invalidUrl'],
  ['an encoded NUL', '/pictures/a.webp%00.jpg', 'invalidUrl'],
  ['bytes that are no text', '/pictures/%ff.webp', 'invalidUrl'],
  ['half an escape', '/pictures/%', 'invalidUrl'],
  ['a hidden file', '/pictures/.htaccess', 'invalidUrl'],
  ['a folder', '/pictures/', 'invalidUrl'],
  ['a folder inside', '/pictures/a/b.webp', 'invalidUrl'],
  ['another path', '/api/profile', 'invalidUrl'],
  ['another path of the site', 'https://club.example/api/profile', 'invalidUrl'],
  ['a path without its slash', 'pictures/lisbon.webp', 'invalidUrl'],
] as const) {
  test(`api/images-2: ${attack} does not lead out of the folder of pictures`, () =>
    expect(describeSource(source)).toBe(fault));
}

for (const [attack, source, fault] of [
  ['a host without its scheme', '//pictures.example/a.jpg', 'invalidUrl'],
  ['backslashes for slashes', 'https:\\\\pictures.example\\a.jpg', 'invalidUrl'],
  ['a backslash before another host', 'https://evil.example\\@pictures.example/', 'invalidUrl'],
  ['a path with a backslash', '/\\evil.example/a.jpg', 'invalidUrl'],
  ['a line break', 'https://pictures.example/\r\nhost: evil', 'invalidUrl'],
  ['a tab inside the host', 'https://pict\tures.example/', 'invalidUrl'],
  ['a space in front', ' https://pictures.example/', 'invalidUrl'],
  ['plain http', 'http://pictures.example/a.jpg', 'notHttps'],
  ['a data URL', 'data:image/png;base64,AAAA', 'notHttps'],
  ['a file', 'file:///etc/passwd', 'notHttps'],
  ['a file at a host', 'file://pictures.example/a.jpg', 'notHttps'],
  ['a blob', 'blob:https://pictures.example/1', 'notHttps'],
  ['a script', 'javascript:alert(1)', 'notHttps'],
  ['another protocol', 'gopher://pictures.example/', 'notHttps'],
  ['an allowed name as the user', 'https://pictures.example@evil.example/', 'credentials'],
  ['a user at an allowed host', 'https://me@pictures.example/', 'credentials'],
  ['a password at an allowed host', 'https://:b@pictures.example/', 'credentials'],
  ['an allowed name in front', 'https://pictures.example.evil.example/', 'strangeHost'],
  ['an allowed name at the end', 'https://evilpictures.example/', 'strangeHost'],
  ['a host below an allowed one', 'https://a.pictures.example/', 'strangeHost'],
  ['a dot at the end', 'https://pictures.example./', 'strangeHost'],
  ['another port', 'https://pictures.example:8443/', 'strangeHost'],
  ['the usual port of a host with its own', 'https://ported.example/', 'strangeHost'],
  ['a name that only looks alike', 'https://picturеs.example/', 'strangeHost'],
  ['an encoded host', 'https://%65vil.example/', 'strangeHost'],
  ['the own machine', 'https://127.0.0.1/', 'strangeHost'],
  ['the own machine as a number', 'https://2130706433/', 'strangeHost'],
  ['the own machine in hex', 'https://0x7f.0.0.1/', 'strangeHost'],
  ['the own machine in octal', 'https://0177.0.0.1/', 'strangeHost'],
  ['the own machine in short', 'https://127.1/', 'strangeHost'],
  ['the own machine by version 6', 'https://[::1]/', 'strangeHost'],
  ['version 4 in version 6', 'https://[::ffff:127.0.0.1]/', 'strangeHost'],
  ['a zone', 'https://[fe80::1%25eth0]/', 'invalidUrl'],
  ['a port out of range', 'https://pictures.example:99999/', 'invalidUrl'],
  ['no host', 'https://', 'invalidUrl'],
] as const) {
  test(`api/images-1, api/images-3: ${attack} is refused`, () =>
    expect(describeSource(source)).toBe(fault));
}
