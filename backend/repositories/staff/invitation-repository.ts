import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Role, ROLES } from '../../../domain/person.ts';

/** A link by which someone joins the staff, or by which `personId` sets up sign-in again; times are ISO times. */
export type Invitation = {
  tokenHash: string;
  /** '' for the first owner, who writes it. */
  name: string;
  role: Role;
  /** Whose sign-in the link resets; '' for someone new. */
  personId: string;
  createdAt: string;
  expiresAt: string;
  /** '' while nobody has used it. */
  usedAt: string;
  /** Who on staff made it; '' for the command line. */
  madeBy: string;
};

/** A row of the table `invitations`. */
export type InvitationRow = Omit<Invitation, 'role'> & { role: string };

/** The links by which people join the staff. A row whose role is none is refused with a ValiError. */
export function createInvitationRepository(db: Kysely<{ invitations: InvitationRow }>) {
  return {
    /** Links that were made and not removed, the newest first. */
    async all() {
      const rows = await db.selectFrom('invitations').selectAll().orderBy('createdAt', 'desc').execute();
      return rows.map(invitationOf);
    },

    async find(tokenHash: string) {
      const row = await db
        .selectFrom('invitations')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst();
      return row && invitationOf(row);
    },

    async add(invitation: Invitation) {
      await db.insertInto('invitations').values(invitation).execute();
    },

    /** Marks a link as used at an ISO time and returns whether it was unused: of two requests only one can use it. */
    async use(tokenHash: string, usedAt: string) {
      const result = await db
        .updateTable('invitations')
        .set({ usedAt })
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', '=', '')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async remove(tokenHash: string) {
      await db.deleteFrom('invitations').where('tokenHash', '=', tokenHash).execute();
    },

    /** Removes the links of someone on staff. */
    async removeOf(personId: string) {
      await db.deleteFrom('invitations').where('personId', '=', personId).execute();
    },

    /** Removes the links that someone on staff has made. */
    async removeMadeBy(personId: string) {
      await db.deleteFrom('invitations').where('madeBy', '=', personId).execute();
    },

    /** Removes links that can't be used any more: used ones, and those that expired before an ISO time. */
    async removeOver(expiredBefore: string) {
      await db
        .deleteFrom('invitations')
        .where((row) => row.or([row('usedAt', '!=', ''), row('expiresAt', '<=', expiredBefore)]))
        .execute();
    },
  };
}

function invitationOf(row: InvitationRow): Invitation {
  return { ...row, role: v.parse(v.picklist(ROLES), row.role) };
}
