import classes from './WholeDates.module.css';

const dates = /(\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?)/;

/** Shows a text whose dates ('26-11-2026 09:00') are not broken at their hyphens where it wraps. */
export const WholeDates = ({ children: text }: { children: string }) => {
  const parts = text.split(dates);
  if (parts.length === 1) return text;
  return (
    <span data-sentence>
      {parts.map((part, index) =>
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
};
