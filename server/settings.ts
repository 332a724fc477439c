import { join } from 'node:path';
import * as v from 'valibot';
import { ENROLLED_ACCESS } from '../domain/hostel/enrolled-access.ts';
import type { Bucket } from '../storage/files/bucket-store.ts';

const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);

const httpUrl = v.pipe(
  v.string(),
  v.url('must be an address such as https://example.org'),
  v.regex(/^https?:/, 'must start with http:// or https://'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const smtpUrl = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/[^/]/, 'must start with smtp:// or smtps:// and name a server'),
  v.check(
    isSmtpUrl,
    'must be like smtp://user:password@mail.example.org:587; write / ? # % of a password as %2F %3F %23 %25',
  ),
);

const BUCKET_ADDRESS = 'must be like s3://BUCKET?endpoint=https://store.example&region=NAME';

const bucketAddress = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const place = bucketPlace(dataset.value);
    if (place) return place;
    addIssue({ message: BUCKET_ADDRESS });
    return NEVER;
  }),
);

const backupStore = v.pipe(
  v.string(),
  v.check(
    (address) => !address.includes('://') || bucketPlace(address) !== undefined,
    `must be a folder such as /mnt/backups, or ${BUCKET_ADDRESS.replace('must be ', '')}`,
  ),
);

const LEAST_PASSPHRASE = 12;

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number'),
);

const givenSettings = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://, or be left out for SQLite'),
    ),
  ),
  MEDIA_STORE: v.optional(bucketAddress),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SITE_URL: v.optional(httpUrl),
  BACKEND_URL: v.optional(httpUrl),
  FIRESTORE_PROJECT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9:.-]*$/i, 'must be the ID of a project')),
  ),
  FIRESTORE_API_KEY: v.optional(v.string()),
  FIRESTORE_URL: v.optional(httpUrl),
  ENROLLED_ACCESS: v.optional(v.picklist(ENROLLED_ACCESS, 'must be open, masked, consented or closed')),
  CORS_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
    v.array(
      v.pipe(
        httpUrl,
        v.check((url) => new URL(url).origin === url, 'must list origins such as https://example.org'),
      ),
    ),
  ),
  RATE_LIMIT: v.optional(onOff, 'on'),
  SAMPLE_DATA: v.optional(onOff),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  TRUST_PROXY: v.optional(onOff, 'off'),
  METRICS_PORT: v.optional(port),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an email address such as desk@example.org'))),
  BACKUP_AT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(([01]\d|2[0-3]):[0-5]\d|off)$/,
        'must be a time with 24 hours and four digits, such as 02:15, or off',
      ),
    ),
  ),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_STORE: v.optional(backupStore),
  BACKUP_PASSPHRASE: v.optional(
    v.pipe(v.string(), v.minLength(LEAST_PASSPHRASE, `must have ${LEAST_PASSPHRASE} characters or more`)),
  ),
  BACKUP_ACCESS_KEY_ID: v.optional(v.string()),
  BACKUP_SECRET_ACCESS_KEY: v.optional(v.string()),
});

const settingsSchema = v.pipe(
  givenSettings,
  // Who reads the names and addresses of real people is decided, and not left to a default.
  v.forward(
    v.check(
      (given) => given.SITE_URL === undefined || given.ENROLLED_ACCESS !== undefined,
      'must say what anyone reads at /enrolled of the students, since SITE_URL is set: open (all of them, with email, phone, ' +
        'address and fees), masked (all of them, with most of email and phone and the address hidden), consented (only those ' +
        'whose consent to publish holds, with everything) or closed (nothing)',
    ),
    ['ENROLLED_ACCESS'],
  ),
  v.forward(
    v.check(
      (given) => given.BACKUP_STORE === undefined || given.BACKUP_PASSPHRASE !== undefined,
      'must be the words with which the backups in BACKUP_STORE are encrypted, and kept in another place too: without ' +
        'them nobody can restore one',
    ),
    ['BACKUP_PASSPHRASE'],
  ),
  v.transform((settings) => ({
    ...settings,
    ENROLLED_ACCESS: settings.ENROLLED_ACCESS ?? 'open',
    // A site with an address is a foundation's own: nothing made up is shown there unless asked for.
    SAMPLE_DATA: settings.SAMPLE_DATA ?? settings.SITE_URL === undefined,
    // And what families send there is backed up unless that is switched off.
    BACKUP_AT: nightlyTime(settings),
  })),
);

function nightlyTime(given: v.InferOutput<typeof givenSettings>): string | undefined {
  const { SITE_URL, BACKUP_AT, BACKUP_STORE } = given;
  if (BACKUP_AT === 'off') return undefined;
  return BACKUP_AT ?? ((SITE_URL ?? BACKUP_STORE) ? '02:15' : undefined);
}

/** The settings of a server process, as README.md lists them. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** A setting that can't be used; its message is one line for whoever starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings from the environment, an empty one as absent; throws a SettingsError naming the first bad one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const reading = v.safeParse(settingsSchema, given);
  if (reading.success) return reading.output;
  const [issue] = reading.issues;
  const name = String(issue.path?.[0]?.key);
  // These hold a password, or are one.
  if (given[name] !== undefined && ['DATABASE_URL', 'SMTP_URL', 'BACKUP_PASSPHRASE'].includes(name))
    throw new SettingsError(`${name}: it ${issue.message}.`);
  if (given[name] === undefined) throw new SettingsError(`${name} is not set: it ${issue.message}.`);
  throw new SettingsError(`${name}=${given[name].replace(/\s+/g, ' ')}: it ${issue.message}.`);
}

function bucketPlace(address: string) {
  if (!/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d]\?/.test(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '') ?? '';
  const isOther = [...searchParams.keys()].some((name) => name !== 'endpoint' && name !== 'region');
  if (isOther || pathname !== '' || !/^https?:/.test(endpoint) || !URL.canParse(endpoint)) return undefined;
  return { name: hostname, endpoint, region: searchParams.get('region') ?? 'auto' };
}

type Key = Pick<Bucket, 'setting'> & { accessKeyId: string | undefined; secretAccessKey: string | undefined };

/** The bucket at an address for pictures, with the key of the settings; throws a SettingsError where it names none, or there is no key. */
export function bucketAt(address: string, settings: Settings): Bucket {
  const place = bucketPlace(address);
  if (!place) throw new SettingsError(`${address}: it ${BUCKET_ADDRESS}.`);
  return withKey(place, keyOfPictures(settings));
}

function keyOfPictures({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings): Key {
  return { setting: 'MEDIA_STORE', accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
}

function withKey(place: Omit<Bucket, keyof Key>, { setting, accessKeyId, secretAccessKey }: Key): Bucket {
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new SettingsError(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set: they must be the key to the bucket ${place.name}.`,
    );
  return { ...place, setting, accessKeyId, secretAccessKey };
}

/**
 * Where the data lie of a site with those settings; throws a SettingsError where the key to its bucket is missing. A site before another
 * backend has no bucket: the pictures in it are the backend's, and a database that knows none of them would remove them.
 */
export function placeOf(settings: Settings) {
  const { DATABASE_URL, DATA_DIR, BACKEND_URL, MEDIA_STORE } = settings;
  return {
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    backupFolder: backupFolderOf(settings),
    bucket:
      MEDIA_STORE && BACKEND_URL === undefined ? withKey(MEDIA_STORE, keyOfPictures(settings)) : undefined,
  };
}

function backupFolderOf({ DATA_DIR, BACKUP_DIR }: Settings): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups');
}

/** Where the backups of a site with those settings are kept; throws a SettingsError where the key to their bucket is missing. */
export function backupsOf(settings: Settings) {
  const { DATA_DIR: dataDir, BACKUP_STORE, BACKUP_PASSPHRASE: passphrase } = settings;
  const folder = backupFolderOf(settings);
  if (BACKUP_STORE === undefined || passphrase === undefined) return { dataDir, folder };
  const place = bucketPlace(BACKUP_STORE);
  const bucket =
    place &&
    withKey(place, {
      setting: 'BACKUP_STORE',
      accessKeyId: settings.BACKUP_ACCESS_KEY_ID ?? settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.BACKUP_SECRET_ACCESS_KEY ?? settings.S3_SECRET_ACCESS_KEY,
    });
  return { dataDir, folder, encrypted: { store: bucket ?? BACKUP_STORE, passphrase } };
}

function isSmtpUrl(address: string): boolean {
  try {
    const { hostname, pathname, search, hash, username, password } = new URL(address);
    decodeURIComponent(username + password);
    return hostname !== '' && ['', '/'].includes(pathname) && search + hash === '';
  } catch {
    return false;
  }
}
