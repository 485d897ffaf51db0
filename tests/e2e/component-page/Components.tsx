/** Every variant and state of src/ui on both backgrounds. A new variant or tone is a compile error here. */
import type { ReactNode } from 'react';
import '../../../src/directives/late-styles.ts';
import { Alert, type Tone } from '../../../src/ui/Alert.tsx';
import { Button, ButtonLink, type ButtonProps } from '../../../src/ui/Button.tsx';
import { Chips } from '../../../src/ui/Chips.tsx';
import { Choices } from '../../../src/ui/Choices.tsx';
import { CheckField, TextArea, TextField } from '../../../src/ui/Field.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { Panel } from '../../../src/ui/Panel.tsx';
import { PasswordField } from '../../../src/ui/PasswordField.tsx';
import { Progress } from '../../../src/ui/Progress.tsx';
import { SelectField } from '../../../src/ui/SelectField.tsx';

type Variant = NonNullable<ButtonProps['variant']>;

const VARIANTS: Readonly<Record<Variant | 'plain', Variant | undefined>> = {
  plain: undefined,
  secondary: 'secondary',
  quiet: 'quiet',
  light: 'light',
};

const TONES: Readonly<Record<Tone, string>> = {
  error: 'That did not work. Please try again.',
  success: 'Thank you, it is with us.',
  info: 'There is nothing here yet.',
};

const ERROR = 'This is not right.';
const PASSWORD = { show: 'Show', hide: 'Hide', met: 'met', allMet: 'All met', missing: 'Missing:' };

const Buttons = () =>
  Object.entries(VARIANTS).map(([name, variant]) => (
    <div key={name} className="parts">
      <Button variant={variant}>Normal</Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant} busy>
        Busy
      </Button>
      <Button variant={variant} busy disabled>
        Busy, off
      </Button>
      <Button variant={variant} iconBefore="print">
        Before
      </Button>
      <Button variant={variant} iconAfter="arrow-right">
        After
      </Button>
      <Button variant={variant} data-pressed="1">
        Pressed
      </Button>
      <ButtonLink variant={variant} href="#content" iconBefore="link">
        Link
      </ButtonLink>
    </div>
  ));

const Fields = () => (
  <>
    <div className="parts">
      <TextField label="Empty" placeholder="Name" />
      <TextField label="Filled" defaultValue="Amara" />
      <TextField label="Read-only" defaultValue="Amara" readOnly />
      <TextField label="Disabled" defaultValue="Amara" disabled />
      <TextField label="Wrong" defaultValue="Amara" error={ERROR} />
      <TextField label="Hint" hint="As on your card" defaultValue="Amara" below={<p>5 of 20</p>} />
    </div>
    <TextField label="With a button" defaultValue="Amara" trailing={<Button>Send</Button>} />
    <div className="parts">
      <TextArea label="Empty" placeholder="Message" rows={2} />
      <TextArea label="Filled" defaultValue="Hello" rows={2} />
      <TextArea label="Disabled" defaultValue="Hello" rows={2} disabled />
      <TextArea label="Wrong" defaultValue="Hello" rows={2} error={ERROR} />
    </div>
    <div className="parts">
      <PasswordField label="Password" texts={PASSWORD} defaultValue="Amara" />
      <PasswordField
        label="New password"
        texts={PASSWORD}
        defaultValue="Amara"
        requirements={[
          { text: 'Four characters', isMet: true },
          { text: 'A number', isMet: false },
        ]}
      />
      <PasswordField label="Wrong" texts={PASSWORD} defaultValue="Amara" error={ERROR} />
    </div>
    <div className="parts">
      <SelectField label="Normal">
        <option>Everything</option>
      </SelectField>
      <SelectField label="Hint" hint="One of them">
        <option>Everything</option>
      </SelectField>
      <SelectField label="Disabled" disabled>
        <option>Everything</option>
      </SelectField>
      <SelectField label="Wrong" error={ERROR}>
        <option>Everything</option>
      </SelectField>
    </div>
  </>
);

const Options = () => (
  <>
    <div className="parts">
      <CheckField label="Open" />
      <CheckField label="Chosen" defaultChecked />
      <CheckField label="Disabled" defaultChecked disabled />
      <CheckField label="Wrong" error={ERROR} />
    </div>
    {(['radio', 'checkbox'] as const).map((type) => (
      <Choices
        key={type}
        type={type}
        legend={`A ${type}`}
        choices={[
          { id: 'open', label: 'Open' },
          { id: 'chosen', label: 'Chosen' },
          { id: 'described', label: 'Open', description: 'With a sentence' },
        ]}
        selected={['chosen']}
        onChoose={() => {}}
      />
    ))}
    <Choices
      type="radio"
      legend="Read out only"
      legendHidden
      columns={1}
      choices={[{ id: 'single', label: 'In one column' }]}
      selected={[]}
      onChoose={() => {}}
    />
  </>
);

const Notices = () =>
  Object.entries(TONES).map(([tone, text]) => (
    <Alert key={tone} tone={isTone(tone) ? tone : 'info'}>
      <p>{text}</p>
      <p>A second line.</p>
    </Alert>
  ));

const Sheets = () => (
  <>
    <Panel>
      <h2>A panel</h2>
      <p>With what it holds</p>
      <Icon name="check" />
    </Panel>
    {[0, 30, 75, 100].map((value) => (
      <Progress key={value} aria-label={`${value} %`} value={value} max={100} />
    ))}
    <Progress aria-label="Nobody knows" />
    <Chips
      label="Is it one of these?"
      names={['Bakeries', 'Law firms']}
      pressed={['Bakeries']}
      onPress={() => {}}
    />
  </>
);

const PARTS = {
  buttons: Buttons,
  fields: Fields,
  choices: Options,
  notices: Notices,
  sheets: Sheets,
} satisfies Record<string, () => ReactNode>;

const GROUNDS = ['paper', 'night'] as const;

const isTone = (name: string): name is Tone => Object.hasOwn(TONES, name);

/** A section per part and ground, labeled like `buttons-paper`. */
export const Components = () =>
  GROUNDS.map((ground) => (
    <div key={ground} className={ground === 'night' ? 'on-night' : undefined}>
      {Object.entries(PARTS).map(([name, Part]) => (
        <section key={name} aria-label={`${name}-${ground}`}>
          <Part />
        </section>
      ))}
    </div>
  ));
