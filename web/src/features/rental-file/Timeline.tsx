import { formatDateTime } from '../../platform/time/time';
import type { RentalFileFragment } from './RentalFile.generated';
import classes from './RentalFile.module.css';
import { t } from './texts';
import { timelineOf } from './timeline';

/** One list of all that happened to a reservation, newest first. */
export const Timeline = ({ file }: { file: RentalFileFragment }) => (
  <ol className={classes.timeline} aria-label={t('timeline.label')}>
    {timelineOf(file).map(({ key, at, tone, what, detail, by }) => (
      <li key={key} data-tone={tone}>
        <span className={classes.what}>{what}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
        <span className={classes.when}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {by && ` · ${by}`}
        </span>
      </li>
    ))}
  </ol>
);
