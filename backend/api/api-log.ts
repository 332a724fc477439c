/** Where error details are logged, which no visitor sees; a pino logger is one. */
export type ApiLog = { error(details: object, sentence: string): void };
