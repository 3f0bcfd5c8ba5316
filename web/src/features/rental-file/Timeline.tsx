import { EventList } from '../../kit/display/EventList';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { formatDateTime } from '../../platform/time/time';
import { FileTimelineFragmentDoc, type FileTimelineFragment } from './Timeline.generated';
import { t } from './texts';
import { timelineOf } from './timeline';

/** Lists all events of a reservation, newest first. */
export const Timeline = ({ file }: { file: Holding<FileTimelineFragment> }) => (
  <EventList
    label={t('timeline.label')}
    events={timelineOf(useFields(FileTimelineFragmentDoc, file)).map(({ key, at, tone, what, detail, by }) => ({
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
