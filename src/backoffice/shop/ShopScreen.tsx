import {
  ActionIcon,
  Button,
  Card,
  Group,
  NumberInput,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Versioned } from '../../features/settings/settings.types.ts';
import { fill } from '../../lib/texts.ts';
import type { ShopFacts } from '../../site/site-settings.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { LanguageFields } from '../settings/LanguageFields.tsx';
import { SaveBar } from '../settings/SaveBar.tsx';
import { SettingLoader } from '../settings/SettingLoader.tsx';
import styles from '../settings/settings.module.css';
import { useSettingDraft } from '../settings/use-setting.ts';
import { Screen } from '../ui/Screen.tsx';
import { shopProblems } from './shop-problems.ts';
import { shopTexts } from './shop-texts.ts';

/** The facts of the shop (EDIT-5); for owners. */
export const ShopScreen = () => {
  const text = useTexts(shopTexts);
  return (
    <Screen title={text.title} lead={text.lead}>
      <SettingLoader<ShopFacts> name="site">{(saved) => <ShopEditor saved={saved} />}</SettingLoader>
    </Screen>
  );
};

interface PartProps {
  facts: ShopFacts;
  problems: Record<string, string>;
  onChange(changes: Partial<ShopFacts>): void;
}

const ShopEditor = ({ saved }: { saved: Versioned<ShopFacts> }) => {
  const text = useTexts(shopTexts);
  const { language } = useLanguage();
  const draft = useSettingDraft<ShopFacts>('site', saved);
  const facts = draft.value;
  const problems = shopProblems(facts, language);
  const part: PartProps = { facts, problems, onChange: (changes) => draft.set({ ...facts, ...changes }) };
  return (
    <div className={styles.sections}>
      <Section title={text.identity}>
        <TextInput
          label={text.name}
          description={text.nameHelp}
          value={facts.name}
          maxLength={60}
          error={problems.name}
          onChange={({ currentTarget }) => part.onChange({ name: currentTarget.value })}
        />
        <LanguageFields
          legend={text.claim}
          value={facts.claim}
          long
          onChange={(claim) => part.onChange({ claim })}
        />
      </Section>
      <AddressSection {...part} />
      <ContactSection {...part} />
      <SocialsSection {...part} />
      <Section title={text.payment} lead={text.paymentHelp}>
        <TagsInput
          aria-label={text.payment}
          value={facts.paymentMethods}
          maxTags={20}
          onChange={(paymentMethods) => part.onChange({ paymentMethods })}
        />
      </Section>
      <SaveBar draft={draft} blocked={Object.keys(problems).length > 0} />
    </div>
  );
};

const AddressSection = ({ facts: { address }, problems, onChange }: PartProps) => {
  const text = useTexts(shopTexts);
  const set = (changes: Partial<ShopFacts['address']>) => onChange({ address: { ...address, ...changes } });
  const field = (name: 'street' | 'postalCode' | 'city') => (
    <TextInput
      label={text[name]}
      value={address[name]}
      maxLength={200}
      error={problems[`address.${name}`]}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  const coordinate = (name: 'latitude' | 'longitude', limit: number) => (
    <NumberInput
      label={text[name]}
      value={address[name]}
      min={-limit}
      max={limit}
      decimalScale={6}
      hideControls
      error={problems[`address.${name}`]}
      onChange={(value) => typeof value === 'number' && set({ [name]: value })}
    />
  );
  return (
    <Section title={text.address}>
      {field('street')}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {field('postalCode')}
        {field('city')}
      </SimpleGrid>
      <LanguageFields
        legend={text.country}
        value={address.country}
        onChange={(country) => set({ country })}
      />
      <TextInput
        label={text.countryCode}
        description={text.countryCodeHelp}
        value={address.countryCode}
        maxLength={2}
        maw="10rem"
        error={problems['address.countryCode']}
        onChange={({ currentTarget }) => set({ countryCode: currentTarget.value.toUpperCase() })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {coordinate('latitude', 90)}
        {coordinate('longitude', 180)}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {text.coordinatesHelp}
      </Text>
    </Section>
  );
};

const ContactSection = ({ facts: { phone, email, registration }, problems, onChange }: PartProps) => {
  const text = useTexts(shopTexts);
  return (
    <>
      <Section title={text.contact}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={text.phoneShown}
            value={phone.shown}
            maxLength={40}
            error={problems['phone.shown']}
            onChange={({ currentTarget }) => onChange({ phone: { ...phone, shown: currentTarget.value } })}
          />
          <TextInput
            label={text.phoneNumber}
            description={text.phoneNumberHelp}
            value={phone.number}
            maxLength={16}
            error={problems['phone.number']}
            onChange={({ currentTarget }) => onChange({ phone: { ...phone, number: currentTarget.value } })}
          />
        </SimpleGrid>
        <TextInput
          type="email"
          label={text.email}
          value={email}
          error={problems.email}
          onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
        />
      </Section>
      <Section title={text.registration}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {(['chamberOfCommerce', 'vat'] as const).map((name) => (
            <TextInput
              key={name}
              label={text[name]}
              value={registration[name]}
              maxLength={40}
              error={problems[`registration.${name}`]}
              onChange={({ currentTarget }) =>
                onChange({ registration: { ...registration, [name]: currentTarget.value } })
              }
            />
          ))}
        </SimpleGrid>
      </Section>
    </>
  );
};

const SocialsSection = ({ facts: { socials }, problems, onChange }: PartProps) => {
  const text = useTexts(shopTexts);
  const { language } = useLanguage();
  const set = (index: number, changes: Partial<ShopFacts['socials'][number]>) =>
    onChange({ socials: socials.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
  return (
    <Section title={text.socials}>
      {socials.map(({ name, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is typed is no name to keep it by
        <Group key={index} align="flex-start" gap="sm" wrap="nowrap">
          <TextInput
            flex="1"
            label={text.socialName}
            value={name}
            maxLength={60}
            error={problems[`socials.${index}.name`]}
            onChange={({ currentTarget }) => set(index, { name: currentTarget.value })}
          />
          <TextInput
            flex="2"
            label={text.socialUrl}
            value={url}
            maxLength={500}
            error={problems[`socials.${index}.url`]}
            onChange={({ currentTarget }) => set(index, { url: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            mt={26}
            aria-label={fill(text.removeSocial, { name }, language)}
            onClick={() => onChange({ socials: socials.toSpliced(index, 1) })}
          >
            <Icon name="trash" />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="default"
        leftSection={<Icon name="plus" />}
        style={{ alignSelf: 'flex-start' }}
        disabled={socials.length >= 12}
        onClick={() => onChange({ socials: [...socials, { name: '', url: 'https://' }] })}
      >
        {text.addSocial}
      </Button>
    </Section>
  );
};

const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Card component="section">
    <Stack gap="md">
      <div>
        <Title order={2}>{title}</Title>
        {lead && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  </Card>
);
