import * as v from 'valibot';
import { template, text } from '../text.ts';

/** Why a task was refused: the sentences of the errors that the desk and the command line share. */
export const deskRefusalsSchema = v.strictObject({
  changedMeanwhile: text,
  idInUse: template('id'),
  onlyOwner: text,
  nameUnfit: text,
  nameTaken: template('name'),
  personGone: text,
  pictureGone: text,
  studentListed: text,
  studentLeft: text,
  studentAddedAgain: template('name'),
  studentGone: text,
  textUnknown: text,
  textLocked: text,
  textOfOwners: text,
  versionGone: text,
  versionUnfit: text,
  stateImpossible: text,
  applicationSentAgain: template('reference'),
  listedOtherwise: template('name', 'email', 'phone'),
  otherRecord: text,
});
