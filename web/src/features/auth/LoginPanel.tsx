import { Divider, Text, Title } from '@mantine/core';
import { IconBrandFacebook, IconBrandGoogle, IconBrandInstagram, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Zellige } from '../../kit/theme/Zellige';
import classes from './LoginPanel.module.css';

interface LoginPanelProps {
  title: string;
  lead: string;
  aside: { title: string; points: readonly string[] };
  /** The form. */
  children: ReactNode;
  /** Content below the form, e.g. the link to the registration. */
  footer?: ReactNode;
}

/** Shows the card of both login pages. The social icons are decoration without links (docs/rules/site.md#logins). */
export const LoginPanel = ({ title, lead, aside, children, footer }: LoginPanelProps) => (
  <div className={classes.root}>
    <div className={classes.form}>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" mb="lg">
        {lead}
      </Text>
      {children}
      <Divider my="lg" />
      <div className={classes.socials} aria-hidden>
        {[IconBrandFacebook, IconBrandGoogle, IconBrandInstagram].map((Icon) => (
          <span key={Icon.displayName} className={classes.social}>
            <Icon size={20} stroke={1.5} />
          </span>
        ))}
      </div>
      {footer && <div className={classes.register}>{footer}</div>}
    </div>
    <aside className={classes.aside}>
      <Zellige id="login-zellige" className={classes.pattern} />
      <div className={classes.asideBody}>
        <Title order={2} size="h3" mb="lg">
          {aside.title}
        </Title>
        <ul className={classes.points}>
          {aside.points.map((point) => (
            <li key={point}>
              <IconCheck size={20} aria-hidden />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  </div>
);
