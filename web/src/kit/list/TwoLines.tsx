import classes from './TwoLines.module.css';

/** Shows a text on at most two lines, such as an address; a tooltip shows all of it. */
export const TwoLines = ({ text }: { text: string }) => (
  <span className={classes.text} title={text}>
    {text}
  </span>
);
