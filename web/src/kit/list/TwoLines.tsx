import classes from './TwoLines.module.css';

/** A text of two lines at most, an address for instance; all of it shows to the pointer. */
export const TwoLines = ({ text }: { text: string }) => (
  <span className={classes.text} title={text}>
    {text}
  </span>
);
