import type { Page } from 'playwright-core';
import { axeFindings, desk, tablet } from './browser.ts';
import { findSiteId, type OpenEditor, openEditor, websiteHost } from './edit-on-page.ts';
import type { Journey } from './open-journey.ts';

const looks = [tablet, desk].flatMap((size) => (['light', 'dark'] as const).map((scheme) => ({ size, scheme })));

const formattedText = '[data-block-type=text_section] [data-field=text]';

/** Opens the editor of a page with its dialogs. @param check called for each */
async function openEditorScreens(editor: OpenEditor, check: (screen: string) => Promise<void>): Promise<void> {
  const { page, frame } = editor;
  const dialog = page.getByRole('dialog');
  const leave = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  // The form beside the page has a toolbar of the same name.
  const tools = page.getByRole('main').getByRole('toolbar');
  const tool = (name: string) => tools.getByRole('button', { name, exact: true });
  const write = async () => {
    await frame.locator(formattedText).first().click();
    await tool('Link').waitFor();
  };
  await check('editor');
  await write();
  await check('text tools');
  await tool('Link').click();
  await page.getByRole('dialog', { name: 'Link setzen' }).waitFor();
  await check('link');
  await leave();
  await write();
  await tool('Vorhandenes Bild einfügen').click();
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' });
  await check('picture');
  await leave();
  await write();
  // Ends the text; the block stays selected.
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar', { name: 'Text mit Titel: Werkzeuge' }).waitFor();
  await check('selected block');
  await page.keyboard.press('/');
  await dialog.getByRole('combobox').waitFor();
  await check('library');
  await leave();
  await page.getByRole('button', { name: 'Fassungen', exact: true }).click();
  await dialog.getByText('Veröffentlichte Fassungen').waitFor();
  await check('versions');
  await leave();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).waitFor();
  await check('publish');
  await leave();
}

/** Opens the dialog that crops a picture, whole and with the smallest crop. @param check as above */
async function openCropScreens(page: Page, origin: string, check: (screen: string) => Promise<void>): Promise<void> {
  await page.goto(`${origin}/backend/images`);
  await page
    .getByRole('link', { name: / Pixel|×/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Zuschneiden', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Bild zuschneiden' });
  await dialog.getByText(/^Ausschnitt: /).waitFor();
  await check('crop');
  await dialog.getByRole('button', { name: 'Ecke rechts unten verschieben' }).focus();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
  }
  await check('smallest crop');
}

/** Opens all screens of the editor at 820 and 1440 px, light and dark. @returns axe's findings per screen */
export async function checkEditor({ platform, browser }: Journey): Promise<Record<string, string[]>> {
  const findings: Record<string, string[]> = {};
  const editor = await openEditor(browser, platform, await findSiteId(platform, 'stories/matrei'));
  const { page } = editor;
  for (const { size, scheme } of looks) {
    const check = async (screen: string) => {
      findings[`${screen}, ${size.width} px, ${scheme}`] = await axeFindings(page);
    };
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await openEditorScreens(editor, check);
    const address = page.url();
    await openCropScreens(page, `http://${websiteHost(platform)}`, check);
    await page.goto(address);
    await editor.frame.locator('[data-block]').first().waitFor();
  }
  await page.context().close();
  return findings;
}
