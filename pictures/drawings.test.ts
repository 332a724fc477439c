import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allDrawings } from './drawings.ts';

describe('the drawings', () => {
  const drawings = allDrawings();

  it('have names of their own that can stand in an address', () => {
    const names = drawings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(drawings)('$name is well-formed and has no number that is not one', async ({ svg }) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    // Reading the size parses the whole XML, and throws where a tag is left open.
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(600);
  });

  it('come out the same in another process', () => {
    const script = `import { allDrawings } from ${JSON.stringify(join(import.meta.dirname, 'drawings.ts'))};
      import { createHash } from 'node:crypto';
      process.stdout.write(createHash('sha256').update(JSON.stringify(allDrawings())).digest('hex'));`;
    const there = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect(there).toBe(createHash('sha256').update(JSON.stringify(drawings)).digest('hex'));
  });
});
