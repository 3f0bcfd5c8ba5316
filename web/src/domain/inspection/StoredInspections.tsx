import { Badge, Button, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../platform/session/guards.generated';
import { paths } from '../../platform/url/paths';
import { draftKey } from './draftStore';
import classes from './Inspection.module.css';
import { endName } from './inspectedEnd';
import { useStoredInspections } from './inspectionBox';
import { isOfAnother, isUnsent, photosLeft, type InspectionDraft } from './inspectionDraft';
import { t } from './texts';
import { useSendInspections } from './useInspectionOutbox';

const standing = (draft: InspectionDraft, ofAnother: boolean): string => {
  if (ofAnother) return t('here.another', { name: draft.completedBy?.name ?? '' });
  if (draft.completed) return t('here.photos', { count: photosLeft(draft).length });
  if (draft.completion) return t('here.waiting');
  if (draft.refusal) return t('here.refused', { why: draft.refusal.message });
  return t(draft.gone ? 'here.gone' : 'here.draft');
};

/** Lists the inspections on this device that the server does not have completely; each opens at its last step. */
export const StoredInspections = () => {
  const drafts = useStoredInspections().filter((draft) => isUnsent(draft) || !draft.completed);
  const send = useSendInspections();
  const { data } = useMeQuery({
    fetchPolicy: 'cache-first',
    skip: drafts.every(({ completedBy }) => completedBy === null),
  });
  const me = data?.me?.employee?.id;
  const ofAnother = (draft: InspectionDraft): boolean => me !== undefined && isOfAnother(draft, me);
  if (drafts.length === 0) return null;
  return (
    <section className={classes.kept} aria-label={t('here.title')}>
      <h2 className={classes.subtitle}>
        {t('here.title')} <Badge variant="light">{drafts.length}</Badge>
      </h2>
      <ul className={classes.plain}>
        {drafts.map((draft) => (
          <li key={draftKey(draft)} className={classes.keptRow}>
            <div>
              <Text fw={600}>{t(`title.${endName(draft)}`, { number: draft.number })}</Text>
              <Text size="sm" c="dimmed">
                {[draft.vehicle, standing(draft, ofAnother(draft))].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Button
              component={Link}
              to={paths.inspectionFor(draft.number, draft)}
              variant="default"
              size="md"
              aria-label={t(`here.open.${endName(draft)}`, { number: draft.number })}
            >
              {t('here.openShort')}
            </Button>
          </li>
        ))}
      </ul>
      {drafts.some((draft) => draft.completion !== null && !ofAnother(draft)) && (
        <Button variant="light" onClick={() => void send()}>
          {t('here.send')}
        </Button>
      )}
    </section>
  );
};
