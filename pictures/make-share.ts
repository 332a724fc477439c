import { makeDerivatives } from './derivatives.ts';
import { everySource } from './sources.ts';

// Run by make.ts, once a processor: drawing an SVG keeps a whole process busy, whatever it is asked at the same time.
const [media = '', share = '0', shares = '1'] = process.argv.slice(2);

for (const [index, { name, read, draw }] of (await everySource()).entries()) {
  if (index % Number(shares) !== Number(share)) continue;
  const { address } = await makeDerivatives(await read(), name, media, draw);
  process.send?.({ name, address });
}
