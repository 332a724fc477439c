import { describe, expect, it } from 'vitest';
import { backupsOf, placeOf, readSettings, SettingsError } from './settings.ts';

describe('readSettings', () => {
  it('starts without any setting', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      ENROLLED_ACCESS: 'open',
      CORS_ORIGINS: [],
      RATE_LIMIT: true,
      SAMPLE_DATA: true,
      LOG_LEVEL: 'info',
      TRUST_PROXY: false,
    });
  });

  it('reads an empty setting as an absent one', () => {
    const empty = { PORT: '', SITE_URL: '', DATABASE_URL: '', ENROLLED_ACCESS: '', TRUST_PROXY: '' };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('reads every setting, and nothing else of the environment', () => {
    const environment = {
      PATH: '/usr/bin',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/data',
      DATABASE_URL: 'postgres://site@db.example/site',
      SITE_URL: 'https://diya.example.org',
      BACKEND_URL: 'http://localhost:4000',
      FIRESTORE_PROJECT: 'demo-foundation',
      FIRESTORE_API_KEY: 'key',
      FIRESTORE_URL: 'http://localhost:8080',
      ENROLLED_ACCESS: 'masked',
      CORS_ORIGINS: 'https://one.example, http://localhost:5173',
      RATE_LIMIT: 'off',
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'on',
      METRICS_PORT: '9100',
      SMTP_URL: 'smtps://desk%40example.org:secret@mail.example.org:465',
      MAIL_FROM: 'desk@example.org',
      BACKUP_AT: '02:15',
      BACKUP_DIR: '/backups',
      MEDIA_STORE: 's3://pictures?endpoint=https://store.example/&region=in-1',
      S3_ACCESS_KEY_ID: 'a key',
      S3_SECRET_ACCESS_KEY: 'its secret',
    };
    const { PATH: _, ...asGiven } = environment;
    expect(readSettings(environment)).toEqual({
      ...asGiven,
      PORT: 8080,
      CORS_ORIGINS: ['https://one.example', 'http://localhost:5173'],
      RATE_LIMIT: false,
      SAMPLE_DATA: false,
      TRUST_PROXY: true,
      METRICS_PORT: 9100,
      MEDIA_STORE: { name: 'pictures', endpoint: 'https://store.example', region: 'in-1' },
    });
  });

  it('shows samples at an address of its own only where that is asked for', () => {
    const SITE_URL = 'https://diya.example.org';
    const own = { SITE_URL, ENROLLED_ACCESS: 'closed' };
    expect(readSettings(own).SAMPLE_DATA).toBe(false);
    expect(readSettings({ ...own, SAMPLE_DATA: 'on' }).SAMPLE_DATA).toBe(true);
    expect(readSettings({ SAMPLE_DATA: 'off' }).SAMPLE_DATA).toBe(false);
  });

  it('makes nightly backups of a site with an address unless they are off', () => {
    const own = { SITE_URL: 'https://diya.example.org', ENROLLED_ACCESS: 'closed' };
    expect(readSettings({}).BACKUP_AT).toBeUndefined();
    expect(readSettings(own).BACKUP_AT).toBe('02:15');
    expect(readSettings({ ...own, BACKUP_AT: '03:30' }).BACKUP_AT).toBe('03:30');
    expect(readSettings({ ...own, BACKUP_AT: 'off' }).BACKUP_AT).toBeUndefined();
  });

  it.each(['SITE_URL', 'BACKEND_URL', 'FIRESTORE_URL'])(
    'takes the slashes off the end of %s, so that paths can follow',
    (name) => {
      expect(readSettings({ [name]: 'https://diya.example.org//', ENROLLED_ACCESS: 'closed' })).toMatchObject(
        {
          [name]: 'https://diya.example.org',
        },
      );
    },
  );

  it.each(['open', 'masked', 'consented', 'closed'])('knows ENROLLED_ACCESS=%s', (access) => {
    expect(readSettings({ ENROLLED_ACCESS: access }).ENROLLED_ACCESS).toBe(access);
  });

  it('asks at an address of its own who sees the list of students, and says what each choice shows', () => {
    const message = refusal({ SITE_URL: 'https://diya.example.org', ENROLLED_ACCESS: '' });
    expect(message).toMatch(
      /^ENROLLED_ACCESS is not set: [^\n]*open \(.*masked \(.*consented \(.*closed \(nothing\)\.$/,
    );
  });

  it.each(['postgres://db/site', 'postgresql://db/site'])('knows a database at %s', (address) => {
    expect(readSettings({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
  });

  it('keeps backups elsewhere each night, encrypted, with the key of the pictures where no other is given', () => {
    const store = {
      BACKUP_STORE: 's3://kept?endpoint=https://store.example',
      BACKUP_PASSPHRASE: 'twelve lamps',
    };
    const settings = readSettings({ ...store, DATA_DIR: '/data' });
    expect(settings.BACKUP_AT).toBe('02:15');
    expect(() => backupsOf(settings)).toThrow('they must be the key to the bucket kept');
    const key = { S3_ACCESS_KEY_ID: 'a key', S3_SECRET_ACCESS_KEY: 'its secret' };
    const own = { BACKUP_ACCESS_KEY_ID: 'own key', BACKUP_SECRET_ACCESS_KEY: 'own secret' };
    expect(backupsOf({ ...settings, ...key }).encrypted).toMatchObject({
      store: { setting: 'BACKUP_STORE', name: 'kept', accessKeyId: 'a key', secretAccessKey: 'its secret' },
    });
    expect(backupsOf({ ...settings, ...key, ...own }).encrypted).toMatchObject({
      store: { accessKeyId: 'own key', secretAccessKey: 'own secret' },
    });
    expect(backupsOf(readSettings({ ...store, BACKUP_STORE: '/mnt/kept' }))).toMatchObject({
      folder: 'data/backups',
      encrypted: { store: '/mnt/kept', passphrase: 'twelve lamps' },
    });
  });

  it('asks for the words with which backups are encrypted, and never prints them', () => {
    expect(refusal({ BACKUP_STORE: '/mnt/kept' })).toMatch(
      /^BACKUP_PASSPHRASE is not set: it must be the words/,
    );
    expect(refusal({ BACKUP_STORE: '/mnt/kept', BACKUP_PASSPHRASE: 'too short' })).toBe(
      'BACKUP_PASSPHRASE: it must have 12 characters or more.',
    );
    expect(refusal({ BACKUP_STORE: 's3://kept', BACKUP_PASSPHRASE: 'twelve lamps' })).toContain(
      'BACKUP_STORE=s3://kept: it must be a folder such as /mnt/backups, or like s3://BUCKET?endpoint=',
    );
  });

  it('asks for the key of a bucket', () => {
    const settings = readSettings({ MEDIA_STORE: 's3://pictures?endpoint=https://store.example' });
    expect(() => placeOf(settings)).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set');
    expect(placeOf({ ...settings, BACKEND_URL: 'https://backend.example' }).bucket).toBeUndefined();
    const key = { S3_ACCESS_KEY_ID: 'a key', S3_SECRET_ACCESS_KEY: 'its secret' };
    expect(placeOf({ ...settings, ...key }).bucket).toEqual({
      setting: 'MEDIA_STORE',
      name: 'pictures',
      endpoint: 'https://store.example',
      region: 'auto',
      accessKeyId: 'a key',
      secretAccessKey: 'its secret',
    });
  });

  it.each([
    ['PORT', 'http', 'a port number'],
    ['PORT', '-1', 'a port number'],
    ['PORT', '80.5', 'a port number'],
    ['PORT', '65536', 'a port number'],
    ['PORT', ' ', 'a port number'],
    ['PORT', '3000\nHOST=0.0.0.0', 'a port number'],
    ['DATABASE_URL', 'mysql://db/site', 'postgres://'],
    ['DATABASE_URL', './site.sqlite', 'postgres://'],
    ['SITE_URL', 'diya.example.org', 'https://example.org'],
    ['SITE_URL', 'ftp://diya.example.org', 'http://'],
    ['BACKEND_URL', '/api', 'https://example.org'],
    ['BACKEND_URL', 'javascript:alert(1)', 'http://'],
    ['FIRESTORE_URL', 'localhost:8080', 'http://'],
    ['FIRESTORE_PROJECT', 'a/b?c', 'the ID of a project'],
    ['ENROLLED_ACCESS', 'Open', 'open, masked, consented or closed'],
    ['RATE_LIMIT', 'true', 'on or off'],
    ['SAMPLE_DATA', '0', 'on or off'],
    ['TRUST_PROXY', 'yes', 'on or off'],
    ['SMTP_URL', 'mail.example.org', 'smtp://'],
    ['SMTP_URL', 'https://mail.example.org', 'smtp://'],
    ['SMTP_URL', 'smtp://', 'smtp://'],
    ['SMTP_URL', 'smtp://user:a/b@mail.example.org', '%2F'],
    ['SMTP_URL', 'smtp://user:100%@mail.example.org', '%25'],
    ['SMTP_URL', 'smtp://mail.example.org:99999', 'smtp://user:password@mail.example.org:587'],
    ['SMTP_URL', 'smtp://mail.example.org?pool=true', 'smtp://user:password@mail.example.org:587'],
    ['MEDIA_STORE', 's3://pictures', 's3://BUCKET?endpoint='],
    ['MEDIA_STORE', 's3://pictures?endpoint=store.example', 's3://BUCKET?endpoint='],
    ['MEDIA_STORE', 's3://pictures/folder?endpoint=https://store.example', 's3://BUCKET?endpoint='],
    ['MEDIA_STORE', 'https://store.example/pictures', 's3://BUCKET?endpoint='],
    ['MAIL_FROM', 'The desk', 'desk@example.org'],
    ['BACKUP_AT', '2:15', '02:15'],
    ['BACKUP_AT', '24:00', '02:15'],
    ['BACKUP_AT', 'night', '02:15'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug or silent'],
  ])('stops the start at %s=%j with one clear line', (name, value, hint) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(hint);
    expect(message).not.toContain('\n');
  });

  it('says what was given', () => {
    expect(refusal({ RATE_LIMIT: 'of' })).toBe('RATE_LIMIT=of: it must be on or off.');
  });

  it.each([
    ['DATABASE_URL', 'mysql://user:secret@db/site'],
    ['SMTP_URL', 'http://user:secret@mail.example.org'],
  ])('does not print the password in %s', (name, value) => {
    expect(refusal({ [name]: value })).not.toContain('secret');
  });

  it('names the first of several bad settings', () => {
    expect(refusal({ TRUST_PROXY: 'x', PORT: 'x' })).toMatch(/^PORT=x: [^:]*$/);
  });
});

function refusal(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('the settings were taken');
}
