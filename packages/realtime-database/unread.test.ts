import { expect, test } from 'vitest';
import { UnreadBudget } from './unread.ts';

/** Clients sharing a budget of 100 bytes; each immediately reads a given number of bytes per message. */
function clients() {
  const budget = new UnreadBudget(100);
  const cut: string[] = [];
  const client = (name: string) => {
    let unread = 0;
    const reader = {
      unread: () => unread,
      cutOff: () => {
        cut.push(name);
        unread = 0;
      },
    };
    return {
      send: (bytes: number) =>
        budget.send(reader, () => {
          unread += bytes;
        }),
      read: (bytes: number) => {
        unread = Math.max(0, unread - bytes);
      },
      leave: () => budget.remove(reader),
    };
  };
  return { client, cut };
}

test('the budget is shared, and the client furthest behind is disconnected first', () => {
  const { client, cut } = clients();
  const [a, b, c] = [client('a'), client('b'), client('c')];
  a.send(20);
  a.send(20);
  b.send(30);
  b.send(30);
  expect(cut).toEqual([]);
  c.send(1);
  expect(cut).toEqual(['b']);
  c.send(59);
  expect(cut).toEqual(['b']);
  c.send(2);
  expect(cut).toEqual(['b', 'c']);
});

test('data read in the meantime does not count', () => {
  const { client, cut } = clients();
  const [a, b] = [client('a'), client('b')];
  for (let i = 0; i < 50; i += 1) {
    a.send(60);
    a.read(60);
    b.send(30);
    b.read(30);
  }
  expect(cut).toEqual([]);
  a.send(90);
  a.leave();
  b.send(90);
  b.send(5);
  expect(cut).toEqual([]);
});

test('a message of any size reaches a client that reads', () => {
  const { client, cut } = clients();
  const [a, b] = [client('a'), client('b')];
  a.send(1000);
  expect(cut).toEqual([]);
  a.read(1000);
  b.send(40);
  b.send(40);
  a.send(30);
  expect(cut, 'disconnects the client that stopped reading, not the one that is sent the most').toEqual([
    'b',
  ]);
});

test('many clients with one unread message each are disconnected, too', () => {
  const { client, cut } = clients();
  for (let i = 0; i < 12; i += 1) client(`c${i}`).send(10);
  expect(cut).toHaveLength(2);
});

test("a client waiting for its first response is not disconnected in favor of clients that don't read", () => {
  const { client, cut } = clients();
  for (let i = 0; i < 9; i += 1) client(`deaf ${i}`).send(11);
  client('reader').send(60);
  expect(cut).toEqual(['deaf 0', 'deaf 1', 'deaf 2', 'deaf 3', 'deaf 4', 'deaf 5']);
});
