/** Something to mend before visitors come: where it is, what is wrong, and what to do. */
export type Finding = { where: string; what: string; mend: string };
