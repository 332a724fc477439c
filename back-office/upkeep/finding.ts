/** Something to fix before visitors come: where it is, what is wrong, and how to fix it. */
export type Finding = { where: string; what: string; fix: string };
