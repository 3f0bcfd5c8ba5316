import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './NoticeHost.module.css';

/** Shows notices at the top right, under the head of the page and of a drawer, whose title stays in sight. */
export const NoticeHost = () => (
  <Notifications position="top-right" limit={4} classNames={{ root: classes.root ?? '' }} />
);
