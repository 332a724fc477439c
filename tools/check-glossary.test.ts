import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a word that the glossary says not to use is named by file and key with what to write, and stops no build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-check-glossary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', join(folder, 'content'), { recursive: true });
  const run = (program: string) => {
    const { status, stderr } = spawnSync(process.execPath, [resolve(program)], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, said: stderr };
  };
  expect(run('tools/check-glossary.ts')).toEqual({ status: 0, said: '' });

  const log = join(folder, 'content/hi/desk/log.json');
  writeFileSync(log, readFileSync(log, 'utf8').replace('"title": "रिकॉर्ड"', '"title": "लॉग"'));
  expect(run('tools/check-glossary.ts')).toEqual({
    status: 1,
    said: 'content/hi/desk/log.json, title: Write “रिकॉर्ड” in place of “लॉग…”; content/glossary.md says why.\n',
  });
  expect(run('tools/check-content.ts')).toEqual({ status: 0, said: '' });
});
