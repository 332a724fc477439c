import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Role, ROLES } from '../../../domain/person.ts';
import type { Tables } from '../../database/tables.ts';

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

/** The links by which people join the staff. */
export type InvitationRepository = {
  /** Links that were made and not removed, the newest first. */
  all(): Promise<Invitation[]>;
  find(tokenHash: string): Promise<Invitation | undefined>;
  add(invitation: Invitation): Promise<void>;
  /** Marks a link as used and returns whether it was unused: of two requests only one can use it. */
  use(tokenHash: string, usedAt: string): Promise<boolean>;
  remove(tokenHash: string): Promise<void>;
  /** Removes the links of someone on staff. */
  removeOf(personId: string): Promise<void>;
  /** Removes the links that someone on staff has made. */
  removeMadeBy(personId: string): Promise<void>;
  /** Removes links that can't be used any more: used ones, and those that expired before a time. */
  removeOver(expiredBefore: string): Promise<void>;
};

const rowSchema = v.pipe(
  v.object({
    token_hash: v.string(),
    name: v.string(),
    role: v.picklist(ROLES),
    person_id: v.string(),
    created_at: v.string(),
    expires_at: v.string(),
    used_at: v.string(),
    made_by: v.string(),
  }),
  v.transform(({ name, role, ...row }): Invitation => ({
    name,
    role,
    tokenHash: row.token_hash,
    personId: row.person_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    madeBy: row.made_by,
  })),
);

/** The links of the table `invitations`. */
export function createInvitationRepository(db: Kysely<Tables>): InvitationRepository {
  return {
    async all() {
      const rows = await db.selectFrom('invitations').selectAll().orderBy('created_at', 'desc').execute();
      return rows.map((row) => v.parse(rowSchema, row));
    },

    async find(tokenHash) {
      const row = await db
        .selectFrom('invitations')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && v.parse(rowSchema, row);
    },

    async add(invitation) {
      await db
        .insertInto('invitations')
        .values({
          token_hash: invitation.tokenHash,
          name: invitation.name,
          role: invitation.role,
          person_id: invitation.personId,
          created_at: invitation.createdAt,
          expires_at: invitation.expiresAt,
          used_at: invitation.usedAt,
          made_by: invitation.madeBy,
        })
        .execute();
    },

    async use(tokenHash, usedAt) {
      const result = await db
        .updateTable('invitations')
        .set({ used_at: usedAt })
        .where('token_hash', '=', tokenHash)
        .where('used_at', '=', '')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async remove(tokenHash) {
      await db.deleteFrom('invitations').where('token_hash', '=', tokenHash).execute();
    },

    async removeOf(personId) {
      await db.deleteFrom('invitations').where('person_id', '=', personId).execute();
    },

    async removeMadeBy(personId) {
      await db.deleteFrom('invitations').where('made_by', '=', personId).execute();
    },

    async removeOver(expiredBefore) {
      await db
        .deleteFrom('invitations')
        .where((row) => row.or([row('used_at', '!=', ''), row('expires_at', '<=', expiredBefore)]))
        .execute();
    },
  };
}
