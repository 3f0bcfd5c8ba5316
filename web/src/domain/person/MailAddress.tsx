import classes from './MailAddress.module.css';

/** Shows an e-mail address in a column of a list. It may break before its host, so that the columns beside it stay in sight. */
export const MailAddress = ({ address }: { address: string }) => {
  const [name = '', host] = address.split('@');
  return (
    <span className={classes.address}>
      {name}
      {host !== undefined && (
        <>
          <wbr />@{host}
        </>
      )}
    </span>
  );
};
