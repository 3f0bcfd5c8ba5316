import classes from './WholeDates.module.css';

const dates = /(\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?)/;

/** Shows a sentence whose dates are not broken at their hyphens where it wraps. */
export const WholeDates = ({ children }: { children: string }) => (
  <span data-sentence>
    {children.split(dates).map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className={classes.date}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </span>
);
