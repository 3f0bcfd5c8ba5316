import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { keyGroups } from '../../features/command-palette/keyGroups';
import { KeyList } from '../../features/command-palette/KeyList';
import { useMeQuery } from '../../platform/session/guards.generated';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';
import frame from '../../kit/display/Panel.module.css';
import plain from '../../kit/display/PlainList.module.css';
import { PageHeader } from '../../kit/display/PageHeader';
import classes from './HelpPage.module.css';
import { t } from './help.texts';
import { navigationFor } from './navigation';

const guides = [
  { key: 'book', path: paths.calendar },
  { key: 'accept', path: paths.reservations },
  { key: 'depart', path: paths.rentals },
  { key: 'extend', path: paths.rentals },
  { key: 'workshop', path: paths.newMaintenance },
  { key: 'prices', path: paths.prices },
  { key: 'find', path: null },
] as const;

const calendarKeys = ['arrows', 'enter', 'shift', 'move', 'end', 'start', 'open', 'stop'] as const;

/** Shows /aide: how the daily work is done, the keys, and every page that this person may open. */
export const HelpPage = () => {
  usePageTitle(t('title'));
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  const role = data?.me?.employee?.role ?? 'EMPLOYEE';
  const pages = navigationFor(role).flatMap(({ entries }) => entries);
  const labelOf = (path: string): string | undefined =>
    pages.find((page) => path === page.path || path.startsWith(`${page.path}/`))?.label;
  return (
    <div className={classes.root}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <section className={frame.panel} aria-label={t('howTos')}>
        <h2>{t('howTos')}</h2>
        {guides.map(({ key, path }) => (
          <article key={key}>
            <h3>{t(`guides.${key}.title`)}</h3>
            <Text size="sm">{t(`guides.${key}.text`)}</Text>
            {path && labelOf(path) && (
              <Anchor component={Link} to={path} size="sm">
                {t('open', { page: labelOf(path) ?? '' })}
              </Anchor>
            )}
          </article>
        ))}
      </section>
      <section className={frame.panel}>
        <h2>{t('keys')}</h2>
        {keyGroups.map(({ title, keys }) => (
          <div key={title}>
            <h3>{title}</h3>
            <KeyList keys={keys} />
          </div>
        ))}
        <div>
          <h3>{t('calendarKeys')}</h3>
          <KeyList keys={calendarKeys.map((key) => ({ key: t(`cells.${key}`), does: t(`does.${key}`) }))} />
        </div>
        <h2>{t('links')}</h2>
        <ul className={plain.list}>
          {role === 'ADMIN' && (
            <li>
              <Anchor component={Link} to={paths.integrations}>
                {t('pageLinks.api')}
              </Anchor>
            </li>
          )}
          <li>
            <Anchor href="/graphql">{t('pageLinks.graphiql')}</Anchor>
          </li>
          <li>
            <Anchor href={paths.home}>{t('pageLinks.site')}</Anchor>
          </li>
        </ul>
      </section>
    </div>
  );
};
