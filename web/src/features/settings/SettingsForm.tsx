import { useApolloClient } from '@apollo/client/react';
import { Button, Fieldset, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { attempt } from '../../platform/errors/errors';
import type { SettingsPicture } from '../../platform/graphql/types.generated';
import { NoWhatsapp } from '../../kit/display/NoWhatsapp';
import { whatsappUrl } from '../../platform/url/paths';
import { FileField } from '../../kit/form/FileField';
import { FormMessage } from '../../kit/form/FormMessage';
import { PercentField } from '../../kit/form/AmountField';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { SubmitBar } from '../../kit/form/SubmitBar';
import { useServerForm } from '../../kit/form/useServerForm';
import { useStoredPicture } from '../../kit/form/useStoredPicture';
import { DateField } from '../../kit/date/DateField';
import { notify } from '../../kit/notice/notify';
import { draftOf, inputOf, problemsOf, servicePictures, type TextField } from './settingsDraft';
import {
  type EditableSettingsQuery,
  EditableSettingsDocument,
  useUpdateSettingsMutation,
} from './SettingsForm.generated';
import { RentalFields } from './RentalFields';
import { RetentionFields } from './RetentionFields';
import { SitePreview } from './SitePreview';
import { TrackingFields } from './TrackingFields';
import classes from './SettingsForm.module.css';
import { t } from './texts';

/** The sections in the order of the page. */
const sections = [
  'pictures',
  'covers',
  'contact',
  'social',
  'services',
  'texts',
  'announcement',
  'billing',
  'rental',
  'tracking',
  'retention',
] as const;

const Section = ({ name, children }: { name: (typeof sections)[number]; children: ReactNode }) => (
  <Fieldset id={`section-${name}`} legend={t(`sections.${name}`)} className={classes.section}>
    {children}
  </Fieldset>
);

/** A section of the page below the form. */
export interface FurtherSection {
  /** Its id in the page. */
  id: string;
  label: string;
}

/** Links to each section, beside the form while it scrolls. */
const SectionLinks = ({ further }: { further: readonly FurtherSection[] }) => (
  <nav className={classes.nav} aria-label={t('sectionsLabel')}>
    {sections.map((name) => (
      <a key={name} href={`#section-${name}`}>
        {t(`sections.${name}`)}
      </a>
    ))}
    {further.map(({ id, label }) => (
      <a key={id} href={`#${id}`}>
        {label}
      </a>
    ))}
  </nav>
);

interface SettingsFormProps {
  stored: EditableSettingsQuery;
  further: readonly FurtherSection[];
}

const required: ReadonlySet<TextField> = new Set(['companyName', 'phone', 'address', 'email']);
const inputTypes: Partial<Record<TextField, string>> = {
  email: 'email',
  phone: 'tel',
  mobile: 'tel',
  whatsapp: 'tel',
  mapUrl: 'url',
  facebook: 'url',
  instagram: 'url',
};

/** Edits all that feeds the public site in one form, made anew for each stored version (docs/rules/back-office.md#settings). */
export const SettingsForm = ({ stored, further }: SettingsFormProps) => {
  const [update] = useUpdateSettingsMutation({ refetchQueries: [EditableSettingsDocument] });
  const client = useApolloClient();
  const form = useServerForm({
    initial: draftOf(stored),
    validate: problemsOf,
    save: (values, version) => attempt(() => update({ variables: { input: inputOf(values, version) } })),
    onSaved: () => void notify({ title: t('saved.title'), message: t('saved.message') }),
    reload: async () => {
      // Not through the cache, because the editor makes the form again when the cache gets another version.
      const { data } = await client.query({ query: EditableSettingsDocument, fetchPolicy: 'no-cache' });
      return data ? draftOf(data) : null;
    },
  });
  const { dialog } = useLeaveGuard(form.unsent);
  const urlOf = (picture: SettingsPicture): string | null =>
    stored.settings.pictures.find((shown) => shown.picture === picture)?.url ?? null;
  const announcement = useStoredPicture(urlOf('ANNOUNCEMENT'));

  const shownAs = (name: SettingsPicture) => ({
    picked: form.values.pictures[name] ?? null,
    stored: form.values.removed[name] ? null : urlOf(name),
  });

  const line = (field: TextField) => (
    <TextInput
      key={field}
      label={t(`fields.${field}`)}
      type={inputTypes[field] ?? 'text'}
      required={required.has(field)}
      description={
        field === 'whatsapp' && form.values.whatsapp && !whatsappUrl(form.values.whatsapp) ? <NoWhatsapp /> : undefined
      }
      {...form.field(field)}
    />
  );
  const paragraph = (field: TextField) => (
    <Textarea key={field} label={t(`fields.${field}`)} autosize minRows={3} maxRows={10} {...form.field(field)} />
  );
  const picture = (name: SettingsPicture) => {
    const url = urlOf(name);
    const removed = form.values.removed[name];
    return (
      <div key={name} className={classes.picture}>
        <FileField
          kind="picture"
          label={t(`pictures.${name}`)}
          {...form.field(`pictures.${name}`)}
          currentUrl={removed ? null : name === 'ANNOUNCEMENT' ? announcement : url}
        />
        {url && !form.values.pictures[name] && (
          <div className={classes.removal}>
            {removed && (
              <Text size="sm" c="dimmed">
                {t('removed')}
              </Text>
            )}
            <Button
              variant="subtle"
              size="compact-sm"
              color={removed ? 'green' : 'red'}
              aria-label={`${t(removed ? 'keep' : 'remove')} : ${t(`pictures.${name}`)}`}
              onClick={() => form.setFieldValue(`removed.${name}`, !removed)}
            >
              {t(removed ? 'keep' : 'remove')}
            </Button>
          </div>
        )}
      </div>
    );
  };

  return (
    <div className={classes.columns}>
      <SectionLinks further={further} />
      <form {...form.element} className={classes.root}>
        <FormMessage form={form} />
        <Section name="pictures">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {(['LOGO_NAVBAR', 'LOGO_ADMIN', 'LOGO_ABOUT', 'PRESENTATION'] as const).map(picture)}
          </SimpleGrid>
        </Section>
        <Section name="covers">
          <SimpleGrid cols={{ base: 1, sm: 3 }}>{(['COVER_1', 'COVER_2', 'COVER_3'] as const).map(picture)}</SimpleGrid>
        </Section>
        <Section name="contact">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {(['companyName', 'domainName', 'phone', 'mobile', 'whatsapp', 'email', 'address', 'mapUrl'] as const).map(
              line,
            )}
          </SimpleGrid>
        </Section>
        <Section name="social">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>{(['facebook', 'instagram'] as const).map(line)}</SimpleGrid>
        </Section>
        <Section name="services">
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            {form.values.services.map((_, index) => (
              <div
                key={index}
                role="group"
                aria-label={t('serviceNumber', { number: index + 1 })}
                className={classes.service}
              >
                <Text fw={700}>{t('serviceNumber', { number: index + 1 })}</Text>
                <TextInput label={t('serviceTitle')} {...form.field(`services.${index}.title`)} />
                <Textarea
                  label={t('serviceText')}
                  autosize
                  minRows={2}
                  maxRows={8}
                  {...form.field(`services.${index}.text`)}
                />
                {servicePictures[index] && picture(servicePictures[index])}
              </div>
            ))}
          </SimpleGrid>
        </Section>
        <Section name="texts">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {(['title', 'headerText'] as const).map(line)}
            {(['aboutText', 'middleText', 'footerText', 'keywords', 'description'] as const).map(paragraph)}
          </SimpleGrid>
          <SitePreview values={form.values} cover={shownAs('COVER_1')} logo={shownAs('LOGO_NAVBAR')} />
        </Section>
        <Section name="announcement">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {picture('ANNOUNCEMENT')}
            <div className={classes.service}>
              {(['announcementStartsOn', 'announcementEndsOn'] as const).map((field) => (
                <DateField key={field} label={t(`fields.${field}`)} {...form.field(field)} />
              ))}
            </div>
          </SimpleGrid>
        </Section>
        <Section name="billing">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <PercentField label={t('fields.vatPercent')} required {...form.field('vatPercent')} />
          </SimpleGrid>
        </Section>
        <Section name="rental">
          <RentalFields form={form} />
        </Section>
        <Section name="tracking">
          <TrackingFields form={form} />
        </Section>
        <Section name="retention">
          <RetentionFields form={form} />
        </Section>
        <SubmitBar form={form} label={t('submit')} />
        {dialog}
      </form>
    </div>
  );
};
