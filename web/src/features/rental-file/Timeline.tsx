import { EventList } from '../../kit/display/EventList';
import { formatDateTime } from '../../platform/time/time';
import type { RentalFileFragment } from './RentalFile.generated';
import { t } from './texts';
import { timelineOf } from './timeline';

/** Lists all events of a reservation, newest first. */
export const Timeline = ({ file }: { file: RentalFileFragment }) => (
  <EventList
    label={t('timeline.label')}
    events={timelineOf(file).map(({ key, at, tone, what, detail, by }) => ({
      key,
      tone,
      what,
      detail,
      when: (
        <>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {by && ` · ${by}`}
        </>
      ),
    }))}
  />
);
