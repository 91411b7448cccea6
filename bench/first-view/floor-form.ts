import { createElement, type FormEvent, type ReactElement, useState } from 'react';

type FieldProps = {
  readonly name: 'email' | 'password';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Field({ name, label, value, onChange }: FieldProps): ReactElement {
  return createElement(
    'label',
    { htmlFor: name },
    label,
    createElement('input', {
      ...{ id: name, name, type: name, required: true, value },
      autoComplete: name === 'email' ? 'username' : 'current-password',
      onChange: (event: { target: HTMLInputElement }) => onChange(event.target.value),
    }),
  );
}

/** The least that a login form in React is: two fields that are checked when it is sent. What any page of ours is measured against. */
export function FloorForm(): ReactElement {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const onSubmit = (event: FormEvent) => {
    if (email.includes('@') && password) return;
    event.preventDefault();
    setError('Enter your email and password');
  };
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Log in'),
    createElement(
      'form',
      { method: 'post', action: '/login', onSubmit },
      createElement('p', { role: 'alert' }, error),
      createElement(Field, { name: 'email', label: 'Email', value: email, onChange: setEmail }),
      createElement(Field, { name: 'password', label: 'Password', value: password, onChange: setPassword }),
      createElement('button', { type: 'submit' }, 'Log in'),
    ),
    createElement('a', { href: '/register' }, 'Create an account'),
  );
}
