/** The national number for children in danger, free of charge, day and night. */
export const CHILDLINE = '1098';
