import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { isOpen } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { pluralText } from '../../../domain/plural.ts';
import { dayInIndia, LATE_AFTER_WORKING_DAYS, workingDaysBetween } from '../../../domain/working-days.ts';
import type { Language } from '../../../domain/languages.ts';
import { dayText } from '../../layout/time-text.ts';

type ApplicationAgeProps = {
  messages: DeskMessages['applications'];
  language: Language;
  application: HandledApplication;
  now: Date;
  holidays: readonly string[];
};

/** How long an application has waited, in working days; one that is decided says since when. */
export function ApplicationAge(props: ApplicationAgeProps) {
  const { messages, language, application, now, holidays } = props;
  const { state, stateSince, receivedAt } = application;
  if (!isOpen(state)) return fillIn(messages.since, { day: dayText(dayInIndia(stateSince), language) });
  const [came, today] = [dayInIndia(receivedAt), dayInIndia(now.toISOString())];
  if (came === today) return messages.age.today;
  const days = workingDaysBetween(came, today, holidays);
  const text = pluralText(messages.age.days, days);
  if (days <= LATE_AFTER_WORKING_DAYS) return text;
  return (
    <strong className="text-danger">
      {text}, {messages.age.late}
    </strong>
  );
}
