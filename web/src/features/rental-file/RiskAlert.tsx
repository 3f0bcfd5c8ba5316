import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCarSuv } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { typographic } from '../../platform/format/typographic';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { RehouseDialog } from '../../domain/rental/RehouseDialog';
import { RentalRiskFragmentDoc, type RentalRiskFragment } from '../../domain/rental/RentalProgress.generated';
import { t } from '../../domain/rental/texts';

/** Warns that a rental's vehicle may be missing at its start, and offers another one; shows nothing if it is not at risk. */
export const RiskAlert = ({ rental }: { rental: Holding<RentalRiskFragment> }) => {
  const { number, risk } = useFields(RentalRiskFragmentDoc, rental);
  const [rehousing, setRehousing] = useState(false);
  if (!risk) return null;
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('risk.title')} mb="sm">
        <Text size="sm">{typographic(risk.message)}</Text>
        <Text size="sm" c="dimmed">
          {t('risk.since', { at: formatDateTime(risk.since) })}
        </Text>
        <Group gap="md" mt="sm">
          <Button size="sm" leftSection={<IconCarSuv size={18} aria-hidden />} onClick={() => setRehousing(true)}>
            {t('stages.rehouse')}
          </Button>
          {risk.late && (
            <Anchor component={Link} to={paths.rentalFileFor(risk.late.number)} size="sm">
              {t('risk.late', { number: risk.late.number })}
            </Anchor>
          )}
        </Group>
      </Alert>
      {rehousing && <RehouseDialog number={number} onClose={() => setRehousing(false)} />}
    </>
  );
};
