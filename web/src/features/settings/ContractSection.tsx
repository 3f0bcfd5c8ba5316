import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ContractConditionsDialog } from '../../domain/agency/ContractConditionsDialog';
import plain from '../../kit/display/PlainList.module.css';
import { Loaded } from '../../kit/state/Loaded';
import { useContractAgenciesQuery } from './ContractSection.generated';
import classes from './ContractSection.module.css';
import { t } from './texts';

/** Lists the agencies with the conditions of their contracts, which are edited in a dialog. */
export const ContractSection = () => {
  const query = useContractAgenciesQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <Card withBorder component="section" aria-label={t('contracts.title')}>
      <Stack>
        <Title order={2} size={18}>
          {t('contracts.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('contracts.lead')}
        </Text>
        <Loaded query={query} title={t('contracts.loadFailed')} waiting={<Skeleton height={56} radius="md" />}>
          {({ agencies: { items } }) =>
            items.length === 0 ? (
              <Text size="sm">{t('contracts.noAgency')}</Text>
            ) : (
              <ul className={plain.roomy}>
                {items.map(({ id, name, contractConditions }) => (
                  <li key={id} className={classes.agency}>
                    <div>
                      <b>{name}</b>
                      <Text size="sm" c="dimmed">
                        {t(contractConditions === null ? 'contracts.proposed' : 'contracts.own')}
                      </Text>
                    </div>
                    <Button
                      variant="light"
                      aria-label={`${t('contracts.edit')} : ${name}`}
                      onClick={() => setEdited(id)}
                    >
                      {t('contracts.edit')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
      {edited !== null && <ContractConditionsDialog agencyId={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
};
