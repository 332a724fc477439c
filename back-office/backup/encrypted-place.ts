import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { type Bucket, bucketStore } from '../../storage/files/bucket-store.ts';
import { type FileStore, StoreFailure, folderStore } from '../../storage/files/file-store.ts';
import { makeFolder } from '../../storage/files/make-folder.ts';
import { ifThere, systemReason } from '../../storage/files/system-reason.ts';
import { StaffError } from '../staff-error.ts';
import { withTemporaryFolder } from '../with-temporary-folder.ts';
import { type BackupPlace, backupsAmong, folderPlace } from './backup-folder.ts';

const BEGINNING = 'age-encryption.org/v1\n';
const ENDING = '.age';

// The key is derived from the passphrase in 0.2 s and 32 MB of memory: the site answers nobody meanwhile. The 18 that age itself takes
// would be 1.6 s and 256 MB, which a small server does not have.
const WORK_FACTOR = 15;

/** Where a site keeps its backups: a folder of this machine, or encrypted in a bucket or another folder. */
export type BackupsAt = {
  dataDir: string;
  folder: string;
  encrypted?: { store: Bucket | string; passphrase: string };
};

/** The place in which a site keeps its backups. */
export function backupPlace({ dataDir, folder, encrypted }: BackupsAt): BackupPlace {
  if (!encrypted) return folderPlace(folder);
  const { store, passphrase } = encrypted;
  if (typeof store === 'string')
    return encryptedPlace({ store: folderStore(store), folder: '', dataDir, passphrase });
  // The bucket may be that of the pictures, too.
  return encryptedPlace({ store: bucketStore(dataDir, store), folder: 'backups', dataDir, passphrase });
}

type EncryptedPlace = {
  store: FileStore;
  /** The folder of the store in which they are, '' for the store itself. */
  folder: string;
  /** The data folder of this machine, which needs room for a backup, encrypted and not. */
  dataDir: string;
  passphrase: string;
};

/**
 * The backups in a store elsewhere, encrypted in the format of age, which the program `age` opens, too. What was added is read back and
 * compared. Its functions reject with a StoreFailure while the store can't be reached.
 */
export function encryptedPlace({ store, folder, dataDir, passphrase }: EncryptedPlace): BackupPlace {
  const keyOf = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  const copy = async (name: string, to: string) => {
    if (!(await store.copy(keyOf(name), to)))
      throw new StaffError(`There is no backup ${name} in the store of backups (BACKUP_STORE).`);
  };
  return {
    root: store.root,
    isEncrypted: true,
    prepare() {
      if (!store.isBucket) makeFolder(store.root);
    },
    list: () =>
      read(async () => {
        const files = (await store.list(folder)).map(({ key, bytes }) => ({
          key,
          name: basename(key),
          bytes,
        }));
        // A folder below may be somebody's own.
        return backupsAmong(files.filter(({ key, name }) => key === keyOf(name)));
      }),
    add: (name, write) =>
      withTemporaryFolder(dataDir, async (working) => {
        const plain = join(working, plainName(name));
        const encrypted = join(working, name);
        const made = await write({ file: plain, isReplacing: false });
        await encryptFile(plain, encrypted, passphrase);
        await read(() => store.add(keyOf(name), encrypted));
        const readBack = `${encrypted}-read-back`;
        await copy(name, readBack);
        const found = await decrypted(readBack, passphrase)
          .then(hashOf)
          .catch(() => undefined);
        if (found !== (await hashOf(createReadStream(plain)))) {
          await store.remove(keyOf(name));
          throw new StaffError(
            'The store of backups (BACKUP_STORE) gave back something else than was put into it.',
          );
        }
        return { made, bytes: (await stat(encrypted)).size };
      }),
    use: (name, work) =>
      withTemporaryFolder(dataDir, async (working) => {
        const encrypted = join(working, name);
        await copy(name, encrypted);
        return work(await decryptFile(encrypted, working, passphrase));
      }),
    open: (name) =>
      withTemporaryFolder(dataDir, async (working) => {
        const encrypted = join(working, name);
        await copy(name, encrypted);
        // Its bytes stay until it is closed, though the folder goes.
        return (await open(encrypted)).createReadStream();
      }),
    remove: (name) => store.remove(keyOf(name)),
  };
}

/** Runs `work` with the archive in a file that may be encrypted. Throws a StaffError where the passphrase does not open it. */
export async function withPlainArchive<Result>(
  file: string,
  { dataDir, passphrase }: { dataDir: string; passphrase: string | undefined },
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!(await isEncrypted(file))) return work(file);
  if (passphrase === undefined)
    throw new StaffError(
      `${file} is encrypted. Set BACKUP_PASSPHRASE to the words with which it was. Nothing was changed.`,
    );
  return withTemporaryFolder(dataDir, async (working) => work(await decryptFile(file, working, passphrase)));
}

// A file that is not there, or a pipe, is for the one who reads it.
async function isEncrypted(file: string): Promise<boolean> {
  if (!(await ifThere(stat(file)))?.isFile()) return false;
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING.length), 0, BEGINNING.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === BEGINNING;
  } finally {
    await handle.close();
  }
}

// Loaded with the first backup: few sites need it at their start.
const age = () => import('age-encryption');

async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  const encrypted = await encrypter.encrypt(bytesOf(from));
  await pipeline(Readable.fromWeb(encrypted as ReadableStream), createWriteStream(to, { mode: 0o600 }));
}

/** Decrypts a file into a folder; gives the path of what was in it. */
async function decryptFile(from: string, folder: string, passphrase: string): Promise<string> {
  const to = join(folder, plainName(basename(from)));
  try {
    await pipeline(await decrypted(from, passphrase), createWriteStream(to, { mode: 0o600 }));
    return to;
  } catch (cause) {
    if (cause instanceof StaffError || systemReason(cause) !== undefined) throw cause;
    throw new StaffError(`${from} is damaged: it can't be decrypted to its end. Nothing was changed.`, {
      cause,
    });
  }
}

async function decrypted(file: string, passphrase: string): Promise<Readable> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.fromWeb((await decrypter.decrypt(bytesOf(file))) as ReadableStream);
  } catch (cause) {
    if (systemReason(cause) !== undefined) throw cause;
    const isOther = cause instanceof Error && cause.message.startsWith('no identity matched');
    const why = isOther ? 'BACKUP_PASSPHRASE is not what it was encrypted with' : 'it is damaged';
    throw new StaffError(`${file} can't be decrypted: ${why}. Nothing was changed.`, { cause });
  }
}

function bytesOf(file: string): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

function plainName(name: string): string {
  return name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : `${name}.tar.gz`;
}

// The sentence that staff read where a folder can’t be read or written; a bucket says it itself.
async function read<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof StoreFailure ? undefined : systemReason(cause);
    if (reason === undefined) throw cause;
    throw new StaffError(`The store of backups (BACKUP_STORE) can't be read or written: ${reason}.`, {
      cause,
    });
  }
}
