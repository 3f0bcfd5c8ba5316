import { t } from '../../lib/i18n/rental';
import type { RentalStage } from '../../lib/graphql/types.generated';
import { Badge, type BadgeTone } from '../../ui/StatusBadge';

const tones: Readonly<Record<RentalStage, BadgeTone>> = {
  PLANNED: 'info',
  OUT: 'success',
  RETURNED: 'warning',
  CLOSED: 'neutral',
  NO_SHOW: 'danger',
};

/** Shows how far a rental is, and that it is late (docs/rules/rental-life.md#stages). Nothing for what is no rental. */
export const StageBadge = ({ stage, late }: { stage: RentalStage | null; late: boolean }) =>
  stage && (
    <>
      <Badge tone={tones[stage]}>{t(`stages.name.${stage}`)}</Badge>
      {late && (
        <>
          {' '}
          <Badge tone="danger">{t('stages.late')}</Badge>
        </>
      )}
    </>
  );
