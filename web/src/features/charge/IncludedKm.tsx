import { Button, SimpleGrid, Skeleton, Title } from '@mantine/core';
import { PartHint } from '../../kit/form/FormPart';
import { FormMessage } from '../../kit/form/FormMessage';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { WholeField } from '../../kit/form/WholeField';
import { attempt, unlessDone } from '../../platform/errors/errors';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { Loaded } from '../../kit/state/Loaded';
import { notify } from '../../kit/notice/notify';
import { categoriesBySize } from '../../domain/vehicle/categories';
import classes from './Charge.module.css';
import { useIncludedKmQuery, useUpdateIncludedKmMutation, type KmSettingsFragment } from './IncludedKm.generated';
import { t } from './texts';

/** Km a day by category as typed; 0 or empty for unlimited. */
type KmDraft = Record<VehicleCategory, number | string>;

const storedOf = ({ version, includedKm }: KmSettingsFragment) => ({
  version,
  values: Object.fromEntries(
    categoriesBySize.map((category) => [
      category,
      includedKm.find((entry) => entry.category === category)?.kmPerDay ?? 0,
    ]),
  ) as KmDraft,
});

interface KmFormProps {
  settings: KmSettingsFragment;
  isAdmin: boolean;
  onReload: () => Promise<KmSettingsFragment | undefined>;
}

const KmForm = ({ settings, isAdmin, onReload }: KmFormProps) => {
  const [save] = useUpdateIncludedKmMutation();
  const form = useServerForm<KmDraft>({
    initial: storedOf(settings),
    save: (values, version) => {
      const includedKm = categoriesBySize.map((category) => ({
        category,
        kmPerDay: Math.trunc(Number(values[category])),
      }));
      return attempt(async () => {
        const answer = await unlessDone(() => save({ variables: { input: { version, includedKm } } }));
        // The form stays open, so it goes on from the version that is stored now.
        const stored = answer ? answer.data?.updatePriceSettings : await onReload();
        if (stored) form.restart(storedOf(stored));
      });
    },
    reload: reloadWith(onReload, (stored) => storedOf(stored).values),
    fieldOf: Object.fromEntries(categoriesBySize.map((category, index) => [`includedKm.${index}.kmPerDay`, category])),
    onSaved: () => void notify({ message: t('km.saved') }),
  });
  const { dialog } = useLeaveGuard(form.unsent);
  return (
    <form {...form.element} className={classes.part}>
      {dialog}
      <FormMessage form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="md" verticalSpacing="sm">
        {categoriesBySize.map((category) => (
          <WholeField
            key={category}
            label={t(`common:category.${category}`)}
            suffix=" km"
            maxLength={8}
            disabled={!isAdmin}
            {...form.field(category)}
          />
        ))}
      </SimpleGrid>
      {isAdmin && (
        <div>
          <Button type="submit" variant="light" loading={form.busy}>
            {t('km.save')}
          </Button>
        </div>
      )}
    </form>
  );
};

/** Shows the kilometres a day that prices include, by category, to all staff; an Admin edits them. */
export const IncludedKm = () => {
  const isAdmin = useIsAdmin();
  const query = useIncludedKmQuery();
  return (
    <section className={classes.km} aria-labelledby="titre-km">
      <Title order={2} size="h3" id="titre-km">
        {t('km.title')}
      </Title>
      <PartHint>{t('km.lead')}</PartHint>
      <Loaded query={query} waiting={<Skeleton height={80} />}>
        {({ priceSettings }) => (
          <KmForm
            settings={priceSettings}
            isAdmin={isAdmin}
            onReload={async () => (await query.refetch()).data?.priceSettings}
          />
        )}
      </Loaded>
    </section>
  );
};
