import { isOpen } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { OwnApplication } from '../../../domain/own-application.ts';
import { dayAfterWorkingDays, dayInIndia, LATE_AFTER_WORKING_DAYS } from '../../../domain/working-days.ts';
import type { PageContext } from '../../page-context.ts';
import { ownDay } from './own-day.ts';

type AnswerDayProps = { context: PageContext; application: OwnApplication; now: Date };

/** The day by which an answer comes; of a decided application the day since when it is so. */
export function AnswerDay({ context, application, now }: AnswerDayProps) {
  const { language, facts } = context;
  const messages = context.messages.ownApplication;
  const { state, stateSince, receivedAt } = application;
  if (!isOpen(state)) {
    const day = ownDay(dayInIndia(stateSince), language);
    return <p className="mt-3 font-semibold">{fillIn(messages.since, { day })}</p>;
  }
  const last = dayAfterWorkingDays(dayInIndia(receivedAt), LATE_AFTER_WORKING_DAYS, facts.holidays);
  const isLate = dayInIndia(now.toISOString()) > last;
  return (
    <p className={`mt-3 font-semibold ${isLate ? 'text-danger' : ''}`}>
      {fillIn(isLate ? messages.late : messages.answerBy, {
        day: ownDay(last, language),
        phone: facts.phone,
      })}
    </p>
  );
}
