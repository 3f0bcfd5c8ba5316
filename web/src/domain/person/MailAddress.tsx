import { MailText } from '../../kit/display/Facts';
import classes from './MailAddress.module.css';

/** Shows an e-mail address in a column of a list. It may break before its host, so that the columns beside it stay in sight. */
export const MailAddress = ({ address }: { address: string }) => (
  <span className={classes.address}>
    <MailText address={address} />
  </span>
);
