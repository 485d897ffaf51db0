/** Test vectors: each line lists spellings of one mailbox, and no two lines are the same mailbox. */
export const MAILBOX_SPELLINGS: readonly (readonly [string, ...string[]])[] = [
  [
    'ada@example.com',
    'Ada@Example.COM',
    ' ada@example.com ',
    'ada@ｅｘａｍｐｌｅ.com',
    'ada@example。com',
    'ada@exam\u00adple.com',
    'ada@exa\u200bmple.com',
    'ADA@ＥＸＡＭＰＬＥ．ＣＯＭ',
  ],
  ['post@müller.example', 'Post@MÜLLER.example', 'post@mu\u0308ller.example', 'post@xn--mller-kva.example'],
  ['ada@mail.example.com'],
  ['ada+leads@example.com'],
  // Undeliverable, so they are compared as typed.
  ['ａda@example.com', 'Ａda@example.com'],
  ['ada@example.com/'],
  ['ada@example.com.'],
  ['ada@example.com, bob@example.com', 'Ada@example.com, Bob@example.com'],
  ['ada at example.com', 'Ada at Example.com'],
];
