import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validFiles } from '../support/documentFiles.ts';
import { choose, fillFields } from './support/forms.ts';
import { expect, test, windows } from './support/test.ts';
import { until } from './support/until.ts';
import { whiteShare } from './support/whiteShare.ts';

for (const window of windows) {
  const { width } = window;

  test(`${width} px: a member edits the profile and asks for a change`, async ({
    memberPage,
    shoot,
  }) => {
    const page = await memberPage(window);
    await page.open('/profile');
    await page.get('button', 'Edit Profile').click();
    const form = page.get('dialog', 'Edit Profile');
    await fillFields(form, { Phone: `+33 1 5555 0${width}`, Street: '7 Rue des Lilas' });
    await shoot(page, 'edit profile');
    await form.get('button', 'Save').click();
    await page.get('text', 'Profile updated successfully!').untilVisible();
    await form.untilGone();

    await page.get('button', 'Request a Change').click();
    const change = page.get('dialog', 'Request a Change');
    await choose(page, change.get('combobox'), 'Birth date');
    await shoot(page, 'request a change');
    await fillFields(change, { 'Correct birth date': '1980-01-31' });
    await change.get('button', 'Send Request').click();
    await change.untilGone();
  });

  test(`${width} px: a member adds a card`, async ({ memberPage, shoot }) => {
    const page = await memberPage(window);
    const name = `Gifts ${width}`;
    await page.open('/profile');
    await page.get('button', 'Add Card').click();
    const form = page.get('dialog', 'Add Card');
    await form.get('text', 'Still needed: Card name, Cardholder name and 4 more').untilVisible();
    await shoot(page, 'add card');
    await choose(page, form.get('combobox', /^Card type/), 'Visa');
    await fillFields(form, {
      'Card name': name,
      'Cardholder name': 'Rosalind Hale',
      'Card number': '4242424242424242',
      'Expiry date': '0531',
      'Security code': '731',
    });
    await form.get('button', 'Next').click();
    await fillFields(form, {
      Street: '1 Garden Row',
      City: 'London',
      State: 'Greater London',
      'Postal code': 'W1 1AA',
    });
    await form.get('button', 'Add Card').click();
    await page.get('text', 'Card added successfully!').untilVisible();
    await page.get('region', 'Payment Methods').get('text', name).untilVisible();
  });

  for (const kind of ['pdf', 'png'] as const) {
    test(`${width} px: a ${kind} is uploaded, shown and deleted`, async ({
      memberPage,
      shoot,
      club,
    }) => {
      const page = await memberPage(window);
      const title = `Scan ${kind} ${width}`;
      const file = join(club.folder, validFiles[kind].name);
      await writeFile(file, validFiles[kind].buffer);
      await page.open('/profile');
      const section = page.get('region', 'Documents');
      await section.get('button', 'Upload Document').click();
      const form = page.get('dialog', 'Upload Document');
      await choose(page, form.get('combobox', /^Document type/), 'Passport');
      await shoot(page, 'upload document');
      await fillFields(form, { Name: title, 'Passport number': 'P1234567' });
      await form.get('field', /^File/).chooseFile(file);
      await form.get('text', /^Still needed/).untilGone();
      await form.get('button', 'Upload Document').click();
      await page.get('text', 'Document uploaded successfully!').untilVisible();
      await form.untilGone();
      await section.get('button', `View ${title}`).click();
      const shown = section.get(kind === 'pdf' ? 'frame' : 'image', title);
      await shown.untilVisible();
      expect(await shown.run((element) => element.getBoundingClientRect().width)).toBeGreaterThan(
        20,
      );
      await shown.run((element) => element.scrollIntoView({ block: 'center' }));
      // The page of the PDF is white, and the viewer around it is not.
      if (kind === 'pdf')
        await until('the PDF is drawn', async () => (await whiteShare(page, shown)) > 0.2);
      await shoot(page, `preview ${kind}`);
      await section.get('button', `Delete ${title}`).click();
      const question = page.get('dialog', /Are you sure/);
      await question.get('button', 'Delete').click();
      await section.get('text', title).untilGone();
    });
  }
}
