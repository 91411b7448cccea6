import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FloorForm } from './floor-form.ts';

hydrateRoot(document.getElementById('root') as HTMLElement, createElement(FloorForm));
