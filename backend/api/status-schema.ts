import * as v from 'valibot';

/** The body of a health check that succeeds. */
export const statusSchema = v.pipe(v.object({ status: v.literal('ok') }), v.metadata({ ref: 'Status' }));
