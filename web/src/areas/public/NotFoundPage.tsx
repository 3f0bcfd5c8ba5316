import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import { Zellige } from '../../kit/theme/Zellige';
import classes from './NotFoundPage.module.css';
import { t } from './texts';

/** Shows that an address is unknown. */
export const NotFoundPage = () => {
  return (
    <section className={classes.root}>
      <Zellige id="zellige-404" className={classes.zellige} />
      <div className={classes.content}>
        <h1>{t('notFound.title')}</h1>
        <h2>{t('notFound.lost')}</h2>
        <p>{t('notFound.text')}</p>
        <Button component={Link} to={paths.home} size="md">
          {t('notFound.home')}
        </Button>
      </div>
    </section>
  );
};
