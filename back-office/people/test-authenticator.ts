import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The ways in which a test can make the device differ from an honest one. */
type Deviation = { origin?: string; rpId?: string; isUserVerified?: boolean; counter?: number };

/** A device that makes one passkey and signs with it, as WebAuthn and CTAP say, for tests without a browser. */
export function testAuthenticator(origin: string, rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an elliptic curve key for ES256 on P-256.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: deviation.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (deviation: Deviation, isNew: boolean) => {
    const flags = 0x01 | (deviation.isUserVerified === false ? 0 : 0x04) | (isNew ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? 0);
    const start = [sha256(deviation.rpId ?? rpId), Buffer.from([flags]), counter];
    const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey];
    return Buffer.concat(isNew ? [...start, ...credential] : start);
  };

  return {
    id: common.id,

    /** The answer to options that ask for a new passkey, as JSON. */
    create(challenge: string, deviation: Deviation = {}): string {
      const data = authenticatorData(deviation, true);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      });
    },

    /** The answer to options that ask for a signature, as JSON. */
    sign(challenge: string, deviation: Deviation = {}): string {
      const data = authenticatorData(deviation, false);
      const client = clientData('webauthn.get', challenge, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
