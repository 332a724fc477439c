import { stat } from 'node:fs/promises';
import { expectNoBarrier } from './barriers.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

const { backup } = desk;

test('an owner makes a backup, sees that it was tested, and downloads it', async ({ page, context }) => {
  await signInToDesk(context, 'owner');
  await page.goto('/desk/backup');
  await expect(page.getByRole('button', { name: backup.now })).toBeVisible();
  await expectNoBarrier(page);

  await page.getByRole('button', { name: backup.now }).click();
  await expect(page.getByText(backup.done.made)).toBeVisible();
  await expectNoBarrier(page);

  const rows = page.getByRole('listitem').filter({ hasText: backup.list.good });
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Backup of \d+ /);
  await expectNoBarrier(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: backup.file.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(1000);
});
