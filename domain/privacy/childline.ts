/** The national Child Helpline, for children in danger: free of charge, day and night. */
export const CHILDLINE = '1098';

/** The national number for whoever is in danger right now. */
export const EMERGENCY = '112';
