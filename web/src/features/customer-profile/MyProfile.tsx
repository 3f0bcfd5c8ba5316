import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useLoaded } from '../../platform/query/useLoaded';
import { FormOfVersion } from '../../kit/form/FormOfVersion';
import { Loaded } from '../../kit/state/Loaded';
import { notify } from '../../kit/notice/notify';
import { PageHeader } from '../../kit/display/PageHeader';
import { t as accountT } from '../../domain/account/texts';
import { DeleteAccount } from './DeleteAccount';
import { MyData } from './MyData';
import { MyProfileDocument } from './MyProfile.generated';
import type { LoadedProfile } from './myProfileRoute';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { Section } from './SectionForm';
import { t } from './texts';

interface MyProfileProps {
  /** The customer's open logins, from another feature. */
  openSessions: ReactNode;
}

/** Shows the customer's own profile: personal data, password, open logins, data export, deletion of the account. */
export const MyProfile = ({ openSessions }: MyProfileProps) => {
  const query = useLoaded(MyProfileDocument, useLoaderData<LoadedProfile>().profile);
  // Changing the key resets a saved form: to the stored values, or to empty.
  const [saved, setSaved] = useState({ profile: 0, password: 0 });
  const [gone, setGone] = useState(false);

  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} />
      <Loaded query={query} title={t('loadFailed')} waiting={null}>
        {({ me }) =>
          me?.customer && (
            <>
              <FormOfVersion version={saved.profile}>
                <ProfileForm
                  customer={me.customer}
                  gone={gone}
                  onSaved={() => {
                    setSaved((count) => ({ ...count, profile: count.profile + 1 }));
                    void notify({ message: t('person.saved') });
                  }}
                />
              </FormOfVersion>
              <FormOfVersion version={saved.password}>
                <PasswordForm
                  gone={gone}
                  onSaved={() => {
                    setSaved((count) => ({ ...count, password: count.password + 1 }));
                    void notify({ message: t('change.done') });
                  }}
                />
              </FormOfVersion>
              <Section title={accountT('sessions.title')} lead={accountT('sessions.lead')}>
                {openSessions}
              </Section>
              <MyData />
              <DeleteAccount onDeleted={() => setGone(true)} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
};
