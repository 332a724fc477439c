import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const credential = { id: base64url, rawId: base64url, type: v.literal('public-key') };
const noExtensions = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => ({})),
  ),
  {},
);

const newPasskeySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...credential,
    response: v.object({
      clientDataJSON: v.string(),
      attestationObject: v.string(),
      transports: v.optional(v.array(v.string()), []),
    }),
    clientExtensionResults: noExtensions,
  }),
);

const signatureSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...credential,
    response: v.object({
      clientDataJSON: v.string(),
      authenticatorData: v.string(),
      signature: v.string(),
    }),
    clientExtensionResults: noExtensions,
  }),
);

/** The answer of a browser, with the challenge that it claims to have signed. */
type Answered<Answer> = { answer: Answer; challenge: string };

/** The answer of a browser that has made a passkey; undefined where it is none. */
export function readNewPasskey(json: string): Answered<v.InferOutput<typeof newPasskeySchema>> | undefined {
  const reading = v.safeParse(newPasskeySchema, json);
  return reading.success ? withChallenge(reading.output) : undefined;
}

/** The answer of a browser whose passkey has signed; undefined where it is none. */
export function readSignature(json: string): Answered<v.InferOutput<typeof signatureSchema>> | undefined {
  const reading = v.safeParse(signatureSchema, json);
  return reading.success ? withChallenge(reading.output) : undefined;
}

function withChallenge<Answer extends { response: { clientDataJSON: string } }>(answer: Answer) {
  try {
    const { challenge } = decodeClientDataJSON(answer.response.clientDataJSON);
    return { answer, challenge: v.parse(base64url, challenge) };
  } catch {
    // Anyone can send this: it holds no challenge that can be read.
    return undefined;
  }
}
