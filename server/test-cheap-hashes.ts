import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Imported before whatever hashes passwords, for tests with hundreds of them. That a hash has its full cost is tested in
// back-office/access.
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, done) => {
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
};
syncBuiltinESMExports();
