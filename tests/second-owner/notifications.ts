/** The other company's notifications.ts: no team emails, no webhook. */
import type { Notifications } from '../../src/domain/site/owner.ts';
import { sample } from '../../src/domain/site/owner-value.ts';

export const notificationsOwner: Notifications = {
  mail: 'smtp',
  sender: 'bewerbung@brueckenschlag.example',
  dkimSelector: null,
  team: [],
  morning: { hour: 8, timeZone: 'Europe/Vienna' },
  confirmationsPerHour: 50,
  webhook: false,
};

export const notifications: Notifications = sample.strip<Notifications>(notificationsOwner);
