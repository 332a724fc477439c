import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll } from 'vitest';

/** Makes the hashes of passwords cheap in a file of tests; that they have their full cost is tested in passwords.test.ts. */
export function hashCheaply(): void {
  const { argon2 } = crypto;
  crypto.argon2 = (algorithm, parameters, done) => {
    argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  };
  syncBuiltinESMExports();
  afterAll(() => {
    crypto.argon2 = argon2;
    syncBuiltinESMExports();
  });
}
