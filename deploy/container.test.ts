import { execFileSync, execSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../server/settings.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const stages = dockerfile.split(/^FROM /m).slice(1);

test('the image builds and runs on the Node that the site is written for', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim().replace(/^v/, '');
  expect(stages.map((stage) => stage.split('\n')[0])).toEqual([
    `node:${version}-bookworm-slim AS build`,
    `node:${version}-bookworm-slim`,
  ]);
});

test('the image runs without rights, and is asked whether it lives', () => {
  const running = stages.at(-1) ?? '';
  expect(running).toMatch(/^USER node$/m);
  expect(running).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
  expect(running).toContain(
    'CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "server/main.ts"]',
  );
  expect(running).toMatch(/^ENV MALLOC_ARENA_MAX=2$/m);
});

test('the image starts with settings that the site knows', () => {
  const [, given = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const settings = Object.fromEntries(given.split(' ').map((each) => each.split('=')));
  expect(readSettings(settings)).toMatchObject({ HOST: '0.0.0.0', PORT: 3000, DATA_DIR: '/data' });
});

test('what only building needs is taken out without making another lock than that of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, content: object) => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
  };
  for (const name of ['served', 'built-with']) write(`packages/${name}`, { name, version: '1.0.0' });
  write('.', {
    dependencies: { served: 'file:packages/served' },
    devDependencies: { 'built-with': 'file:packages/built-with' },
  });
  const inFolder = { cwd: folder, stdio: 'ignore' } as const;
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], inFolder);
  const lock = join(folder, 'package-lock.json');
  const before = readFileSync(lock, 'utf8');

  const [, prune = ''] = /^RUN (npm prune [^&]*)/m.exec(dockerfile) ?? [];
  execSync(prune, inFolder);
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'served',
  ]);
  expect(readFileSync(lock, 'utf8')).toBe(before);
});

test('nothing of this machine goes into the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', 'node_modules', 'build']));
  const copied = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, names = '']) =>
    names.split(' '),
  );
  for (const name of copied.flat()) expect([name, existsSync(name)]).toEqual([name, true]);
});
