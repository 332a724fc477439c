/** A call to the backend that did not give what it promises; `visitorMessage` is the server's own sentence, where it sent one. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number | undefined;
  readonly visitorMessage: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(
    reason: string,
    answer: { status?: number; message?: string; errors?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(reason, { cause: answer.cause });
    this.status = answer.status;
    this.visitorMessage = answer.message;
    this.fieldErrors = answer.errors ?? {};
  }
}
